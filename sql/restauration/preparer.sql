-- Returns the segment to seal and store next: the one in progress, or a new one with the changes
-- since the last; null without changes. `p_cles` are the thumbprints of the keys that may sign
-- later segments. A key that no segment has named yet counts as a change; a new identity of the
-- database does too. `suite` means that the next segment must follow at once. Returns nothing if
-- the database has another identity than the one in its log.
-- Spec: restauration#journal, restauration#lignee.
-- Why: a segment is committed here before it is in the store, so that the log is never ahead of the
--      database, except after a restoration. The store and the readers handle a limited size, so a
--      segment ends above 8 MB.
-- Locks: the last segment.
create or replace function restauration.preparer(p_cles jsonb, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_plein constant integer := 8388608;
  v_lignee constant text := restauration.lignee();
  v_segment restauration.segment;
  v_organisation_id uuid;
  v_organisations uuid[] := array(select tache.a_dire(50));
  v_dites jsonb[];
  v_lignes jsonb := '[]';
  v_compteurs jsonb := '[]';
  v_taille bigint := 0;
  v_pose text;
begin
  if v_organisations = '{}'
    and not exists (select from restauration.segment s
                    where s.depose_le is null or (s.cles @> p_cles) is not true)
  then
    return null;
  end if;
  -- Another call may have stored the segment meanwhile. A call that waited for such a segment reads
  -- the last one again.
  loop
    perform from restauration.segment s order by s.numero desc limit 1 for update;
    exit when found;
  end loop;
  select s.* into strict v_segment from restauration.segment s order by s.numero desc limit 1;
  if v_segment.lignee <> v_lignee then
    return null;
  elsif v_segment.depose_le is not null then
    foreach v_organisation_id in array v_organisations loop
      v_pose := set_config('sillon.organisation_id', v_organisation_id::text, true);
      v_dites := array[restauration.dire_lignes(),
                       restauration.dire_compteurs(v_segment.numero + 1)];
      v_lignes := v_lignes || v_dites[1];
      v_compteurs := v_compteurs || v_dites[2];
      v_taille := v_taille + length(v_dites::text);
      exit when v_taille > v_plein;
    end loop;
    if v_lignes = '[]' and v_compteurs = '[]' and coalesce(v_segment.cles @> p_cles, false) then
      return null;
    end if;
    insert into restauration.segment (journal, numero, precedent, prepare_le, lignee, cles, contenu)
    values (v_segment.journal, v_segment.numero + 1, nullif(v_segment.sha256, ''), p_le, v_lignee,
            (select coalesce(jsonb_agg(distinct c), '[]')
             from jsonb_array_elements(coalesce(v_segment.cles, '[]') || p_cles) as c),
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
