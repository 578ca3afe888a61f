-- Presents an item of the control queue as the API shows it, with the decisions that can be taken
-- now and the permission sets that may take them.
-- Spec: file-de-controle#element.
-- Why: for an exceeded ceiling, the response shows the original finding and whether today's ceiling
--      covers the collection. The decision with this condition reads the result here
--      (capacite.peut_regulariser).
-- Chosen: the other fields, docs/decisions/0010-controles.md.
create or replace function controle.presenter(p_controle controle.controle) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vu controle.controle := p_controle;
begin
  if p_controle.motif = 'capacite_depassee' and p_controle.statut = 'ouvert' then
    v_vu.details := p_controle.details
      || jsonb_build_object('aujourd_hui', capacite.couverture(p_controle.entite_id));
  end if;
  return (
    select json_build_object(
      'id', p_controle.id, 'motif', p_controle.motif, 'bloquant', m.bloquant,
      'effet', constat.effet(m, p_controle.entite),
      'statut', p_controle.statut, 'entite', p_controle.entite, 'entite_id', p_controle.entite_id,
      'commande', json_build_object(
        'id', c.id, 'type', c.type, 'reference_provisoire', c.reference_provisoire,
        'date_operation', core.horodatage(c.date_operation),
        'recue_le', core.horodatage(c.recue_le)),
      'dependants', (select count(*) from controle.dependants(p_controle.id)),
      'auteur_id', p_controle.auteur_id,
      'details', v_vu.details,
      'ouvert_le', core.horodatage(p_controle.ouvert_le),
      'decisions', (
        select coalesce(json_agg(
          json_build_object('decision', d.decision, 'ensembles', to_json(d.ensembles))
          order by d.decision), '[]')
        from controle.motif_decision d
        where d.motif = p_controle.motif and p_controle.statut = 'ouvert'
          and controle.est_possible(v_vu, d.condition)),
      'leve_le', core.horodatage(p_controle.leve_le), 'leve_par', p_controle.leve_par,
      'decision', p_controle.decision, 'raison', p_controle.raison)
    from controle.motif m, commande.commande c
    where m.motif = p_controle.motif and c.id = p_controle.commande_id);
end
$$;
