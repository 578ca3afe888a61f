-- Returns what the next reception takes of a delivery note (`livraison.a_recevoir`); null if
-- nothing on it waits, or if it was cancelled.
-- Spec: receptions#bons-attendus.
-- Chosen: docs/decisions/0208-bons-en-attente.md.
create or replace function livraison.attendu(p_bon livraison.bon) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from commande.annulation n
             where n.organisation_id = p_bon.organisation_id
               and n.commande_id = p_bon.commande_id)
  then
    return null;
  end if;
  return livraison.a_recevoir(p_bon.id);
end
$$;
