# Status codes and methods.
# since: 3.14
from http import HTTPMethod, HTTPStatus

print(HTTPStatus.NOT_FOUND, repr(HTTPStatus(404)), HTTPStatus.NOT_FOUND.phrase, HTTPStatus.NOT_FOUND.description, HTTPStatus.OK == 200)
# expect: 404 <HTTPStatus.NOT_FOUND: 404> Not Found Nothing matches the given URI True
print(HTTPStatus.OK.is_success, HTTPStatus.FOUND.is_redirection, HTTPStatus.IM_A_TEAPOT.is_client_error, HTTPStatus.BAD_GATEWAY.is_server_error,
      HTTPStatus.CONTINUE.is_informational)  # expect: True True True True True
print(HTTPMethod.GET, repr(HTTPMethod.POST), HTTPMethod.GET == 'GET', HTTPMethod.PATCH.description, len(HTTPStatus), list(HTTPMethod))
# expect: GET <HTTPMethod.POST> True Apply partial modifications to a target. 62 [<HTTPMethod.CONNECT>, <HTTPMethod.DELETE>, <HTTPMethod.GET>, <HTTPMethod.HEAD>, <HTTPMethod.OPTIONS>, <HTTPMethod.PATCH>, <HTTPMethod.POST>, <HTTPMethod.PUT>, <HTTPMethod.TRACE>]
print(HTTPStatus.REQUEST_ENTITY_TOO_LARGE is HTTPStatus.CONTENT_TOO_LARGE, HTTPStatus.UNPROCESSABLE_ENTITY, HTTPStatus['OK'].value)
# expect: True 422 200
try:
    HTTPStatus(999)
except ValueError as error:
    print(error)  # expect: 999 is not a valid HTTPStatus
