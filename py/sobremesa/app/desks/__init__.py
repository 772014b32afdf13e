"""What the person can do, by area: each desk answers acts and knows the stage they change."""
