-- Lists the warnings about the certificates of a sale or an expedition.
-- Spec: ventes-et-expeditions#certificat.
create or replace function vente.alertes(p_certificats jsonb) returns text[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when jsonb_path_exists(p_certificats, '$[*] ? (@.etat != "valide")')
              then '{certificat_non_valide}'::text[] else '{}' end;
end
$$;
