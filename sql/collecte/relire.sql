-- Returns the command of a collection that is judged again, with the latest corrections of payload
-- and of operation date.
-- Spec: file-de-controle#correction.
-- Chosen: docs/decisions/0010-controles.md.
create or replace function collecte.relire(p_collecte_id uuid) returns commande.contexte
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
begin
  v_contexte := saisie.relire(
    (select c.commande_id from collecte.collecte c where c.id = p_collecte_id));
  v_contexte.payload := coalesce(
    (select k.payload from collecte.correction k
     where k.collecte_id = p_collecte_id and k.payload is not null
     order by k.version desc limit 1), v_contexte.payload);
  v_contexte.date_operation := coalesce(
    (select k.date_operation from collecte.correction k
     where k.collecte_id = p_collecte_id and k.date_operation is not null
     order by k.version desc limit 1), v_contexte.date_operation);
  return v_contexte;
end
$$;
