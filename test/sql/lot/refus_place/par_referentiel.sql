-- Spec: lots#qualites-admises: a place is checked referential by referential, and one with
-- categories only admits the same lots as before.
begin;
set local role metier;
select plan(17);
select essai.preparer();
select essai.referentiel_nop();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB'),
  (core.organisation_id(), 'NOP');

create function pg_temp.lot(p_nom text, p_autres jsonb) returns void language sql as $$
  select essai.lot(p_nom, 10, 'validé', coalesce(p_autres ->> 'AB', 'AB'));
  select lot.qualifier(essai.id('lot ' || p_nom), p_autres, 'apports', null, essai.id('rsci ESSAI'),
    essai.t());
$$;
create function pg_temp.aller(p_nom text, p_place text) returns text language plpgsql as $$
declare v_detail jsonb;
begin
  perform lot.deplacer(essai.id('lot ' || p_nom), essai.place(p_place), null,
    essai.id('rsci ESSAI'), essai.t(1));
  return 'admis';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return concat_ws(' ', sqlerrm, v_detail ->> 'referentiel_code', v_detail ->> 'categorie',
    v_detail ->> 'admises');
end
$$;
create function pg_temp.place(p_nom text, p_champs jsonb) returns jsonb language sql as $$
  select emplacement.modifier(essai.place(p_nom), p_champs, essai.id('rsci ESSAI'),
    essai.t()) -> 'qualites_par_referentiel'
$$;
select pg_temp.lot('ab', '{}'), pg_temp.lot('inégal', '{"NOP": "TR"}'),
  pg_temp.lot('deux', '{"NOP": "NOP"}'), pg_temp.lot('c1', '{"AB": "C1", "NOP": "NOP"}');

select essai.place('BIO', 'bio'), essai.place('CONV', 'conventionnel');
select is(pg_temp.aller('ab', 'BIO'), 'admis',
  'a list that names no referential is of the display category');
select is(pg_temp.aller('inégal', 'BIO'), 'qualite_non_admise conventionnel ["bio"]',
  'as before, what shows as conventional does not come');
select is(pg_temp.aller('inégal', 'CONV'), 'admis', 'and comes where it came');
select is(pg_temp.aller('c1', 'CONV'), 'admis', 'whatever else it is organic under');

select is(pg_temp.place('AB', '{"qualites_par_referentiel": {"AB": ["bio", "conversion"]}}'),
  '{"AB": ["bio", "conversion"]}', 'a place for what is organic under AB');
select is(pg_temp.aller('inégal', 'AB'), 'admis', 'NOP has no say there');
select is(pg_temp.aller('c1', 'AB'), 'qualite_non_admise AB conventionnel ["bio", "conversion"]',
  'nor is what NOP calls organic');
select is(pg_temp.place('NOP', '{"qualites_par_referentiel": {"NOP": ["bio"], "AB": []}}'),
  '{"NOP": ["bio"]}', 'an empty list is no restriction');
select is(pg_temp.aller('c1', 'NOP'), 'admis', 'organic under NOP');
select is(pg_temp.aller('ab', 'NOP'), 'qualite_non_admise NOP conventionnel ["bio"]',
  'NOP says nothing of it: conventional');
select pg_temp.place('STRICT', '{"qualites_par_referentiel": {"AB": ["bio"], "NOP": ["bio"]}}');
select is(pg_temp.aller('inégal', 'STRICT'), 'qualite_non_admise NOP conventionnel ["bio"]',
  'each referential that it names counts');
select is(pg_temp.aller('deux', 'STRICT'), 'admis', 'organic under both');

create function pg_temp.alertes(p_place text) returns text[] language sql as $$
  select lot.alertes_place(e, essai.t(2)) from emplacement.emplacement e
  where e.id = essai.place(p_place)
$$;
select is(pg_temp.alertes('STRICT'), '{}', 'it holds what it admits');
select lot.qualifier(essai.id('lot deux'), '{"NOP": "TR"}', 'decision', null,
  essai.id('rsci ESSAI'), essai.t(2));
select is(pg_temp.alertes('STRICT'), '{qualite_non_admise}',
  'a lot that fell under one of them is signalled');
select is(pg_temp.place('STRICT', '{"qualites_par_referentiel": {"AB": ["bio"]}}'),
  '{"AB": ["bio"]}', 'given whole: NOP is named no more');
select is(pg_temp.alertes('STRICT'), '{}', 'nor judged');
select throws_ok(
  $$ select pg_temp.place('AB', '{"qualites_par_referentiel": {"AB": ["bio"], "ZZ": ["bio"]}}') $$,
  'TR404', 'referentiel_inconnu', 'one that nobody knows');

select * from finish();
rollback;
