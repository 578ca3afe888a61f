-- Returns the filters of a request to the queue that no index serves, ready to be applied item by
-- item; null if there are none. The motif alone shows which decisions a person may take: a
-- permission set with any decision of a motif besides `annulation` also has a decision without a
-- condition.
-- Spec: file-de-controle#file, file-de-controle#decisions.
create or replace function controle.criteres(
  p_requete jsonb, p_session utilisateur.session, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_criteres jsonb := jsonb_strip_nulls(jsonb_build_object(
    'effet', p_requete -> 'effet', 'producteur_id', p_requete -> 'producteur_id',
    'campagne_id', p_requete -> 'campagne_id', 'decidable', p_requete -> 'decidable',
    'recherche', p_requete -> 'recherche'));
begin
  if v_criteres ? 'decidable' then
    v_criteres := v_criteres || jsonb_build_object(
      'decideur_id', p_session.utilisateur_id,
      'motifs', (
        select coalesce(jsonb_object_agg(m.motif, true), '{}')
        from (select distinct d.motif from controle.motif_decision d
              where d.condition is null
                and utilisateur.detient_ensemble(p_session.utilisateur_id, d.ensembles, p_le)
             ) as m));
  end if;
  return nullif(v_criteres, '{}');
end
$$;
