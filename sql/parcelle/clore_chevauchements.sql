-- Lifts the open controls of an overlap, each traced, when the unknown plot of a survey turns out
-- to be the overlapping plot itself.
-- Spec: file-de-controle#correction, file-de-controle#trace, terrain#chevauchement.
create or replace function parcelle.clore_chevauchements(
  p_commande_id uuid, p_parcelle_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  for v_id in
    select k.id from controle.controle k
    where k.commande_id = p_commande_id and k.statut = 'ouvert' and k.autre_id = p_parcelle_id
    order by k.id for update
  loop
    update controle.controle k
    set statut = 'leve', leve_le = p_le, leve_par = p_auteur_id, decision = 'correction',
        raison = 'le relevé est celui de cette parcelle'
    where k.id = v_id;
    perform journal.consigner(p_le, 'controle.lever', 'controle', v_id, jsonb_build_object(
      'motif', 'chevauchement_parcelle', 'demande', jsonb_build_object('decision', 'correction')),
      null, p_commande_id);
  end loop;
end
$$;
