-- Takes back amounts that were owed when the organization opened, while none of them is paid.
-- Spec: imports#annulation, paiements#ouverture.
-- Locks: the beneficiaries, then what remains of the lines.
create or replace function importation.defaire_soldes(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform paiement.retirer_ouvertures(p_ids, p_auteur_id, p_le);
end
$$;
