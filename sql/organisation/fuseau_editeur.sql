-- Returns the publisher's time zone, which determines its days, including those of payments and
-- invoices.
-- Spec: licences-et-factures#jours-de-l-editeur.
create or replace function organisation.fuseau_editeur() returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select e.fuseau_horaire from organisation.editeur e
$$;
