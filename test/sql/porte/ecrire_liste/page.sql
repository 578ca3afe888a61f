-- Spec: api#pages: decisions 0055: one frame writes the page of every list: cursor, filters, one
-- row more.
begin;
set local role metier;
select plan(7);

create function pg_temp.corps(p_liste jsonb) returns text
language sql set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(porte.ecrire_liste(jsonb_populate_record(row(
    'essai', 'lecture', '{stock}', null, null, 'lots', 'lot.lot l', null,
    'l.cree_le timestamptz, l.id uuid', 'desc', 'l', 'lot.presenter(l)', null)::porte.liste,
    p_liste)), '\s+', ' ', 'g')
$$;

select is(pg_temp.corps('{}'),
  $$ declare v_page record; v_suite refcursor; v_rang integer := 0; v_texte json; $$
  || $$v_textes json[]; v_cle jsonb; v_derniere jsonb; v_suivant text; v_total bigint; $$
  || $$v_session utilisateur.session; begin $$
  || $$v_session := utilisateur.exiger_lecture(p_appelant, now(), 'stock'); $$
  || $$v_page := core.tourner_page(p_requete); $$
  || $$if p_requete ->> 'tri' is distinct from 'cree_le' then open v_suite for $$
  || $$select case when p.rang <= v_page.limite then lot.presenter(l) end, $$
  || $$case when p.rang = v_page.limite then jsonb_build_array(p.cle0, p.cle1) end from ( $$
  || $$select l, l.cree_le as cle0, l.id as cle1, $$
  || $$row_number() over (order by l.cree_le desc, l.id desc) as rang from lot.lot l $$
  || $$where l.cree_le >= '-infinity' $$
  || $$and l.cree_le >= case when (p_requete ->> 'du')::timestamptz is null $$
  || $$then '-infinity' else (p_requete ->> 'du')::timestamptz end $$
  || $$and l.cree_le <= case when (p_requete ->> 'au')::timestamptz is null $$
  || $$then 'infinity' else (p_requete ->> 'au')::timestamptz end $$
  || $$and (l.cree_le, l.id) $$
  || $$<= (case when (v_page.apres ->> 0)::timestamptz is null then 'infinity' $$
  || $$else (v_page.apres ->> 0)::timestamptz end, $$
  || $$case when (v_page.apres ->> 1)::uuid is null $$
  || $$then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else (v_page.apres ->> 1)::uuid end) $$
  || $$and (v_page.apres is null or (l.cree_le, l.id) $$
  || $$< ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid)) $$
  || $$order by l.cree_le desc, l.id desc limit (select v_page.limite + 1)) as p; $$
  || $$else open v_suite for $$
  || $$select case when p.rang <= v_page.limite then lot.presenter(l) end, $$
  || $$case when p.rang = v_page.limite then jsonb_build_array(p.cle0, p.cle1) end from ( $$
  || $$select l, l.cree_le as cle0, l.id as cle1, $$
  || $$row_number() over (order by l.cree_le, l.id) as rang from lot.lot l $$
  || $$where l.cree_le >= '-infinity' $$
  || $$and l.cree_le >= case when (p_requete ->> 'du')::timestamptz is null $$
  || $$then '-infinity' else (p_requete ->> 'du')::timestamptz end $$
  || $$and l.cree_le <= case when (p_requete ->> 'au')::timestamptz is null $$
  || $$then 'infinity' else (p_requete ->> 'au')::timestamptz end $$
  || $$and (l.cree_le, l.id) $$
  || $$>= (case when (v_page.apres ->> 0)::timestamptz is null then '-infinity' $$
  || $$else (v_page.apres ->> 0)::timestamptz end, $$
  || $$case when (v_page.apres ->> 1)::uuid is null $$
  || $$then '00000000-0000-0000-0000-000000000000' else (v_page.apres ->> 1)::uuid end) $$
  || $$and (v_page.apres is null or (l.cree_le, l.id) $$
  || $$> ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid)) $$
  || $$order by l.cree_le, l.id limit (select v_page.limite + 1)) as p; $$
  || $$end if; $$
  || $$loop fetch v_suite into v_texte, v_cle; exit when not found; v_rang := v_rang + 1; $$
  || $$if v_rang > v_page.limite then v_suivant := core.curseur(v_derniere); exit; end if; $$
  || $$v_textes := array_append(v_textes, v_texte); v_derniere := v_cle; end loop; $$
  || $$close v_suite; $$
  || $$if (p_requete ->> 'total')::boolean then select count(*) into v_total from ( $$
  || $$select from lot.lot l $$
  || $$where l.cree_le >= '-infinity' $$
  || $$and l.cree_le >= case when (p_requete ->> 'du')::timestamptz is null $$
  || $$then '-infinity' else (p_requete ->> 'du')::timestamptz end $$
  || $$and l.cree_le <= case when (p_requete ->> 'au')::timestamptz is null $$
  || $$then 'infinity' else (p_requete ->> 'au')::timestamptz end $$
  || $$limit core.plafond_total() + 1) as c; end if; $$
  || $$return core.avec_total(json_build_object( $$
  || $$'lots', coalesce((select json_agg(t.texte order by t.rang) $$
  || $$from unnest(v_textes) with ordinality as t (texte, rang)), '[]'), $$
  || $$'suivant', v_suivant), v_total); end $$,
  'opening, page, both orders, frame, as a person would write them');
select matches(pg_temp.corps('{"sens": "asc", "ordre": "l.note text"}'),
  'with trouvee as materialized .*\(l\.note\) > \(v_page\.apres ->> 0\)\).*'
  || ' from trouvee t order by t\.cle0 limit',
  'upwards, after a text; what no index holds in that order is found first, then sorted');
select matches(pg_temp.corps(jsonb_build_object('condition', 'l.poids > 0', 'filtres',
    E'statut: l.statut = :text\n  lot_id: exists (\n    select from lot.lot m\n'
    || '    where m.id = :uuid)')),
  $$where l\.poids > 0 and l\.cree_le >= '-infinity' and .*\(l\.cree_le.*v_page\.apres .*\) $$
  || $$and \(p_requete ->> 'statut' is null or l\.statut = p_requete ->> 'statut'\) $$
  || $$and \(p_requete ->> 'lot_id' is null or exists \( select from lot\.lot m $$
  || $$where m\.id = \(p_requete ->> 'lot_id'\)::uuid\)\) order by$$,
  'a filter holds where its member is absent, and may go on in the next line');
select matches(pg_temp.corps(jsonb_build_object('filtres',
    E'statut: l.statut = :text\n  etape_id: l.etape_id = :uuid')),
  $$ if p_requete ->> 'etape_id' is not null then open v_suite for $$
  || $$with trouvee as materialized \( select l, .* from lot\.lot l $$
  || $$where l\.etape_id = \(p_requete ->> 'etape_id'\)::uuid $$
  || $$and \(p_requete ->> 'du' is null or l\.cree_le >= .* $$
  || $$and \(v_page\.apres is null or \(l\.cree_le, .* $$
  || $$and \(p_requete ->> 'statut' is null or .*\) \) select .* from trouvee t .*; $$
  || $$else open v_suite for .* and \(p_requete ->> 'etape_id' is null or .*; end if; loop$$,
  'a filter that an index leads to is looked up by, where it is given');
select matches(pg_temp.corps(jsonb_build_object('condition', 'l.poids > 0', 'filtres',
    E'statut: l.statut = :text\n  etape_id: l.etape_id = :uuid')),
  $$if \(p_requete ->> 'total'\)::boolean then if p_requete ->> 'etape_id' is not null then $$
  || $$select count\(\*\) into v_total from \( select from lot\.lot l $$
  || $$where l\.etape_id = \(p_requete ->> 'etape_id'\)::uuid and l\.poids > 0 and .* $$
  || $$and \(p_requete ->> 'statut' is null or l\.statut = p_requete ->> 'statut'\) $$
  || $$limit core\.plafond_total\(\) \+ 1\) as c; else select count.* end if; end if; return$$,
  'the total is counted by the filters of the page, and by nobody who did not ask');
select matches(pg_temp.corps(jsonb_build_object('exige', 'rappel.exiger', 'variables',
    'v_tous boolean := core.essai(v_session.utilisateur_id);')),
  $$v_suivant text; v_total bigint; v_tous boolean; v_session utilisateur\.session; $$
  || $$begin v_session := utilisateur\.exiger_lecture\(.*\); $$
  || $$v_page := core\.tourner_page\(p_requete\); $$
  || $$perform rappel\.exiger\(p_id => \(p_requete ->> 'id'\)::uuid\); $$
  || $$v_tous := core\.essai\(v_session\.utilisateur_id\); if p_requete ->> 'tri' .* open v_suite$$,
  'whatever is looked up, the opening comes first');

create function pg_temp.refus(p_filtres text) returns text language plpgsql as $$
begin
  return (select string_agg(f::text, ',') from porte.ecrire_filtres(p_filtres) as f);
exception when assert_failure then
  return 'refused';
end
$$;
select results_eq($$
  select pg_temp.refus(f.texte)
  from (values ('statut: l.statut = :texte'), ('l.statut = :text'), ('')) as f (texte)
$$, array['refused', 'refused', 'refused'],
  'a type that is not read, a condition without its member: the application ends');

select * from finish();
rollback;
