-- Lifts the open controls of a note whose finding is that a collection is on another note, if the
-- note itself now has the collection. The decision that corrected the note lifts them, or the
-- service.
-- Spec: file-de-controle#sans-objet.
-- Chosen: docs/decisions/0152-arrive-tard.md.
-- Locks: the controls are locked already.
create or replace function livraison.clore_obtenues(
  p_commande_id uuid, p_bon_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_decision controle.controle := (
    select d from commande.correction x join controle.controle d on d.id = x.controle_id
    where x.commande_id = p_commande_id and x.le = p_le
    order by x.version desc limit 1);
begin
  perform constat.clore(
    k, coalesce(v_decision.decision, 'sans_objet'),
    coalesce(v_decision.raison, 'le bon porte désormais cette collecte'),
    v_decision.id, v_decision.leve_par, p_le)
  from controle.controle k
    join livraison.bon_collecte l
      on l.bon_id = p_bon_id and l.collecte_id::text = k.details ->> 'id'
  where k.entite_id = p_bon_id and k.statut = 'ouvert' and k.motif = 'reference_inactive'
    and k.details ->> 'bon_id' is not null;
end
$$;
