"""The page: views become HTML, clicks become moves; `dom` alone touches the browser."""
