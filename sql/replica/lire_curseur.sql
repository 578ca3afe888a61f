-- Parses the phone's state: for each table the first transaction unknown to the phone, the opening
-- and the sum of its keys; and the table and key at which the last page stopped. A state is only
-- valid if it was written for `p_lieu`: this database since its last restoration, and this device.
-- Spec: replication#par-pages.
-- Chosen: docs/decisions/0102-perimetre-par-pages.md. A row keeps 32 bits of the number of its
--         writing transaction: states older than half of that range are not compared.
-- Refuses: parametre_invalide (depuis), perimetre_a_reprendre (another database or device, a
--          transaction that is not known here, one that is too old).
create or replace function replica.lire_curseur(
  p_depuis text, p_lieu text, p_fin bigint, out tenues jsonb, out nom text, out cours text[])
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_texte text;
  v_fin text;
begin
  tenues := '{}';
  if p_depuis is null then
    return;
  end if;
  begin
    v_texte := (core.tourner_page(jsonb_build_object('curseur', p_depuis))).apres ->> 0;
  exception when sqlstate 'TR400' then
    v_texte := null;
  end;
  if coalesce(v_texte, '') !~ ('^\d+/[0-9A-F]+/\d+/\d+ [0-9a-f-]{36}'
       '(;[a-z_]+ \d{1,18} [0-9a-f]{1,16} -?\d{1,30})*'
       '(;>[a-z_]+( \d{1,18} [0-9a-f]{1,16} -?\d{1,30} .+)?)?$') then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "depuis"}';
  end if;
  v_fin := substring(v_texte from ';>(.*)$');
  nom := split_part(v_fin, ' ', 1);
  if v_fin ~ ' ' then
    cours := regexp_match(v_fin, '^\S+ (\S+) (\S+) (\S+) (.*)$');
  end if;
  select coalesce(jsonb_object_agg(t.mots[1], to_jsonb(t.mots[2:4])), '{}') into tenues
  from (select string_to_array(m.texte, ' ') as mots
        from regexp_split_to_table(regexp_replace(v_texte, ';>.*$', ''), ';')
               with ordinality as m (texte, rang)
        where m.rang > 1) as t;
  if split_part(v_texte, ';', 1) <> p_lieu
     or nom is not null and not exists (select from replica.sources() as s
                                        where s.nom = lire_curseur.nom)
     or exists (
       select from (select t.value ->> 0 as depuis from jsonb_each(tenues) as t
                    union all select cours[1]) as d
       where d.depuis::bigint > p_fin or d.depuis::bigint < p_fin - 2147483648) then
    raise sqlstate 'TR409' using message = 'perimetre_a_reprendre';
  end if;
end
$$;
