// The client of openapi-generator, `java` on the HTTP client of the JDK.
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ConformityAndCertificatesApi;
import org.openapitools.client.api.OneselfApi;
import org.openapitools.client.model.ClientsCreerCorps;
import org.openapitools.client.model.Erreur;
import org.openapitools.client.model.EvenementEnvoye;

class Day {
  public static void main(String[] args) throws Exception {
    var client = new ApiClient();
    client.updateBaseUri(args[0]);
    client.setRequestInterceptor(request -> request.header("authorization", "Bearer " + args[1]));
    var me = new OneselfApi(client).moi(null);
    var api = new ConformityAndCertificatesApi(client);
    var body = new ClientsCreerCorps().code(args[2]).nom("Maison Doko").pays("BJ");
    var created = api.clientsCreer(body, null, null);
    try {
      api.clientsCreer(body, null, null);
    } catch (ApiException refused) {
      var error = client.getObjectMapper().readValue(refused.getResponseBody(), Erreur.class).getErreur();
      var event = client.getObjectMapper().readValue(args[3], EvenementEnvoye.class);
      var sent = event.getType() + " " + event.getData().getEntite();
      System.out.println(
          String.join(" ", me.getUtilisateur().getIdentifiant(), created.getCode(), error, sent));
    }
  }
}
