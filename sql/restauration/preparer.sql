-- The segment that is to be sealed and put into the store: the one on its way, or a new one of what
-- the log was not told yet; null when there is nothing to tell. `p_cles` are the thumbprints of the
-- keys that may sign the segments after it; `suite` says that the next one is not to be put off.
-- Spec: restauration#journal.
-- Why: a segment is committed here before it is in the store, so that the log is never ahead of the
--      database, unless this was restored.
-- Locks: the last segment.
create or replace function restauration.preparer(p_cles jsonb, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_segment restauration.segment;
  v_organisation_id uuid;
  v_lignes jsonb := '[]';
  v_compteurs jsonb := '[]';
  v_pose text;
begin
  select s.* into v_segment from restauration.segment s order by s.numero desc limit 1 for update;
  if v_segment.depose_le is not null then
    for v_organisation_id in select o from tache.a_dire(50) as o loop
      v_pose := set_config('sillon.organisation_id', v_organisation_id::text, true);
      v_lignes := v_lignes || restauration.dire_lignes();
      v_compteurs := v_compteurs || restauration.dire_compteurs();
    end loop;
    if v_lignes = '[]' and v_compteurs = '[]' then
      return null;
    end if;
    insert into restauration.segment (journal, numero, precedent, prepare_le, contenu)
    values (v_segment.journal, v_segment.numero + 1, nullif(v_segment.sha256, ''), p_le,
            jsonb_build_object(
              'format', 'sillon-journal/1', 'journal', v_segment.journal,
              'numero', v_segment.numero + 1, 'precedent', nullif(v_segment.sha256, ''),
              'le', core.horodatage(p_le), 'cles', p_cles,
              'code_court', (select s.last_value from appareil.code_court s),
              'lignes', v_lignes, 'compteurs', v_compteurs)::text)
    returning * into v_segment;
  end if;
  return jsonb_build_object('journal', v_segment.journal, 'numero', v_segment.numero,
                            'contenu', v_segment.contenu, 'scelle', v_segment.scelle,
                            'suite', restauration.est_rempli(v_segment.contenu::jsonb));
end
$$;
