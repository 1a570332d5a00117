"""One module for each step, in order. A step that was released is never changed."""
