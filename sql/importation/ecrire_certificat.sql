-- Writes a certificate with its scope, from its lines.
-- Spec: imports#application.
-- Refuses: what `certificat.creer` refuses.
create or replace function importation.ecrire_certificat(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_certificat certificat.certificat;
begin
  v_certificat := certificat.creer(
    p_demande, (p_demande #>> '{titulaire,groupement_id}')::uuid,
    (p_demande #>> '{titulaire,fournisseur_id}')::uuid, p_auteur_id, p_le);
  return (v_certificat.id, '{}'::commande.constat[], '[]'::jsonb);
end
$$;
