-- Cancels a hand-out, which then no longer counts: a deduction for it is given back.
-- Spec: file-de-controle#annulation, paiements#retenue.
create or replace function intrant.annuler(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform intrant.suivre((p_contexte.payload ->> 'remise_id')::uuid, p_auteur_id, p_le);
end
$$;
