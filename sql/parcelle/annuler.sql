-- A cancelled plot was active at no time: what names it later finds an inactive one, phones receive
-- it no more, and proposals of capacities are reckoned without it.
-- Spec: Control queue, «cancellation».
-- Locks: the plot, against all that names it; then the producers' balances.
create or replace function parcelle.annuler(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'parcelle_id')::uuid;
begin
  perform from parcelle.parcelle p where p.id = v_id for update;
  update parcelle.parcelle p set actif_pendant = '{}' where p.id = v_id;
  perform parcelle.propager_changement(v_id, p_auteur_id, p_le);
end
$$;
