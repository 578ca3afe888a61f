-- Presents an invoice reference with the organization that owes it, as of a day.
-- Spec: licences-et-factures#factures.
create or replace function facture.montrer(p_facture facture.facture, p_jour date) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select facture.presenter(p_facture, o, p_jour)
  from tache.annuaire() o where o.id = p_facture.cible
$$;
