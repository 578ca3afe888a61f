-- Land that a plot has in common with those that it came of is no overlap: the open controls of
-- such pairs are lifted, each traced.
-- Spec: terrain#origines, file-de-controle#trace.
create or replace function parcelle.clore_origines(
  p_parcelle_id uuid, p_anciennes uuid[], p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle record;
begin
  for v_controle in
    select k.id, k.commande_id from controle.controle k
    where k.statut = 'ouvert' and k.motif = 'chevauchement_parcelle'
      and (k.entite_id = p_parcelle_id and k.autre_id = any (p_anciennes)
           or k.entite_id = any (p_anciennes) and k.autre_id = p_parcelle_id)
    order by k.id for update
  loop
    update controle.controle k
    set statut = 'leve', leve_le = p_le, leve_par = p_auteur_id, decision = 'correction',
        raison = 'l''une est issue de l''autre'
    where k.id = v_controle.id;
    perform journal.consigner(p_le, 'controle.lever', 'controle', v_controle.id, jsonb_build_object(
      'motif', 'chevauchement_parcelle', 'demande', jsonb_build_object('decision', 'correction')),
      null, v_controle.commande_id);
  end loop;
end
$$;
