-- Spec: api#pages: decisions 0055: one frame writes the page of every list: cursor, filters, one
-- row more.
begin;
set local role metier;
select plan(5);

create function pg_temp.corps(p_liste jsonb) returns text
language sql set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(porte.ecrire_liste(jsonb_populate_record(row(
    'essai', 'lecture', '{stock}', null, null, 'lots', 'lot.lot l', null,
    'l.cree_le timestamptz, l.id uuid', 'desc', 'l', 'lot.presenter(l)', null)::porte.liste,
    p_liste)), '\s+', ' ', 'g')
$$;

select is(pg_temp.corps('{}'),
  $$ declare v_page record; begin perform utilisateur.exiger_lecture(p_appelant, now(), 'stock'); $$
  || $$v_page := core.tourner_page(p_requete); return ( with page as ( $$
  || $$select l, l.cree_le as cle0, l.id as cle1, $$
  || $$row_number() over (order by l.cree_le desc, l.id desc) as rang from lot.lot l $$
  || $$where l.cree_le >= '-infinity' and (v_page.apres is null or (l.cree_le, l.id) $$
  || $$< ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid)) $$
  || $$order by l.cree_le desc, l.id desc limit v_page.limite + 1 ) $$
  || $$select json_build_object( 'lots', coalesce(json_agg(lot.presenter(l) order by p.rang) $$
  || $$filter (where p.rang <= v_page.limite), '[]'), $$
  || $$'suivant', case when count(*) > v_page.limite then core.curseur(( $$
  || $$select jsonb_build_array(d.cle0, d.cle1) from page d where d.rang = v_page.limite)) end) $$
  || $$from page p); end $$,
  'opening, page, frame, as a person would write them');
select matches(pg_temp.corps('{"sens": "asc", "ordre": "l.numero_officiel text"}'),
  '\(l\.numero_officiel\) > \(v_page\.apres ->> 0\)\).* order by l\.numero_officiel limit',
  'upwards, after a text');
select matches(pg_temp.corps(jsonb_build_object('condition', 'l.poids > 0', 'filtres',
    E'statut: l.statut = :text\n  lot_id: exists (\n    select from lot.lot m\n'
    || '    where m.id = :uuid)')),
  $$where l\.poids > 0 and l\.cree_le >= '-infinity' and \(v_page\.apres .*\) $$
  || $$and \(p_requete ->> 'statut' is null or l\.statut = p_requete ->> 'statut'\) $$
  || $$and \(p_requete ->> 'lot_id' is null or exists \( select from lot\.lot m $$
  || $$where m\.id = \(p_requete ->> 'lot_id'\)::uuid\)\) order by$$,
  'a filter holds where its member is absent, and may go on in the next line');
select matches(pg_temp.corps(jsonb_build_object('exige', 'rappel.exiger', 'variables',
    'v_tous boolean := core.essai(v_session.utilisateur_id);')),
  $$declare v_page record; v_tous boolean; v_session utilisateur\.session; $$
  || $$begin v_session := utilisateur\.exiger_lecture\(.*\); $$
  || $$v_page := core\.tourner_page\(p_requete\); $$
  || $$perform rappel\.exiger\(p_id => \(p_requete ->> 'id'\)::uuid\); $$
  || $$v_tous := core\.essai\(v_session\.utilisateur_id\); return$$,
  'whatever is looked up, the opening comes first');

create function pg_temp.refus(p_filtres text) returns text language plpgsql as $$
begin
  return porte.ecrire_filtres(p_filtres);
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
