-- Returns a page of the changes in a device's perimeter since its last read, with the state that
-- the phone sends the next time. A page that is the first and the last one (`suite` false) has the
-- fingerprint of the whole perimeter; two equal pages have the same fingerprint.
-- Spec: replication#par-pages.
-- Chosen: docs/decisions/0102-perimetre-par-pages.md. A page is a megabyte of rows, or a row.
-- Refuses: what `replica.lire_curseur` refuses.
create or replace function replica.parcourir(
  p_appareil appareil.appareil, p_depuis text, p_lieu text, p_limite bigint) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_horizon bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  v_fin bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
  v_curseur record := replica.lire_curseur(p_depuis, format('%s %s', p_lieu, p_appareil.id), v_fin);
  v_tenues jsonb := v_curseur.tenues;
  v_table text := v_curseur.nom;
  v_cours text[] := v_curseur.cours;
  v_sections json[] := '{}';
  v_nombre bigint := 0;
  v_octets bigint := 0;
  v_etats text := '';
  v_lecture record;
  v_pas record;
begin
  for v_lecture in
    select l.* from replica.lectures(p_appareil) as l
    where v_table is null or l.rang >= (
      select s.rang from replica.sources() as s where s.nom = v_table)
  loop
    -- The opening of the table changed meanwhile: the table starts again, as if the phone had no
    -- key of it.
    if v_cours[2] <> v_lecture.empreinte then
      v_cours := null;
      v_tenues := v_tenues - v_lecture.nom;
    end if;
    v_pas := replica.avancer(
      to_jsonb(v_lecture), array(select jsonb_array_elements_text(v_tenues -> v_lecture.nom)),
      v_cours, v_horizon, v_fin, p_limite - v_nombre, 1000000 - v_octets, v_nombre = 0);
    v_cours := v_pas.cours;
    if v_pas.section is not null then
      v_sections := v_sections || v_pas.section;
    end if;
    v_nombre := v_nombre + v_pas.nombre;
    v_octets := v_octets + v_pas.octets;
    v_etats := concat_ws(' ', v_etats, v_lecture.empreinte, v_pas.etat);
    if v_cours is not null then
      v_table := v_lecture.nom;
      exit;
    end if;
    v_tenues := jsonb_set(v_tenues, array[v_lecture.nom], to_jsonb(v_pas.tenue));
  end loop;
  return json_build_object(
    'empreinte', case when v_curseur.nom is null and v_cours is null
                   then md5(concat_ws(' ', p_lieu, p_appareil.id, v_etats)) end,
    'suite', v_cours is not null,
    'curseur', core.curseur(jsonb_build_array(concat_ws(
      ';', format('%s %s', p_lieu, p_appareil.id),
      (select string_agg(format('%s %s %s %s', t.key, t.value ->> 0, t.value ->> 1, t.value ->> 2),
                         ';' order by t.key) from jsonb_each(v_tenues) as t),
      case when v_cours is not null
        then '>' || array_to_string(v_table || v_cours, ' ') end))),
    'tables', to_json(v_sections));
end
$$;
