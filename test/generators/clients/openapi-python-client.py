# The client of openapi-python-client.
import sys

from client import AuthenticatedClient
from client.api.conformity_and_certificates import clients_creer
from client.api.oneself import moi
from client.models import ClientsCreerCorps

url, token, code = sys.argv[1:]
service = AuthenticatedClient(base_url=url, token=token, raise_on_unexpected_status=True)
me = moi.sync(client=service)
body = ClientsCreerCorps(code=code, nom="Maison Doko", pays="BJ")
created = clients_creer.sync(client=service, body=body)
refused = clients_creer.sync(client=service, body=body)
print(me.utilisateur.identifiant, created.code, refused.erreur)
