-- Spec: etapes#entrees: matter excluded by an exceeded ceiling becomes conventional goods, and no
-- organic ones.
begin;
set local role metier;
select plan(5);
select essai.preparer();

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select essai.lot('a', 1000, 'validé');
select essai.collecter('de trop', essai.kg(2000000));
insert into matiere.filiation (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre,
  vers_id, quantite_g)
select f.organisation_id, f.mouvement_id, 99, 'collecte', essai.id('de trop'), 'lot', f.vers_id,
  1 from matiere.filiation f where f.vers_id = essai.id('lot a');
select essai.etape('bio', '{"a": 100}', jsonb_build_array(essai.sortie(90)));
select is(essai.proceder('bio'), '409 etape_bloquee', 'not while the control is open');
select essai.etape('mixte', '{"a": 100}',
  jsonb_build_array(essai.sortie(40, '{"etats": {"AB": "C1"}}'), essai.sortie(50)));
select is(essai.proceder('mixte', 'valider',
    '[{"rang": 1, "referentiel_code": "AB", "avant": "AB", "apres": "C1"}]'), '409 etape_bloquee',
  'nor when one output stays organic');
select essai.etape('conventionnel', '{"a": 100}',
  jsonb_build_array(essai.sortie(90, '{"etats": {"AB": "C1"}}')));
select is(essai.proceder('conventionnel', 'valider',
    '[{"rang": 1, "referentiel_code": "AB", "avant": "AB", "apres": "C1"}]'), 'validée',
  'as conventional goods it is');
select lot.qualifier(essai.id('lot a'), '{"AB": "C1"}', 'decision', null, essai.id('rsci ESSAI'),
  essai.t(3));
select is(essai.proceder('bio'), 'validée',
  'nor does it hold a lot that was declared conventional');
select lot.qualifier(essai.id('lot a'), '{"AB": "AB"}', 'decision', null, essai.id('rsci ESSAI'),
  essai.t(3));
select essai.etape('après', '{"a": 100}', jsonb_build_array(essai.sortie(90)));
select is(essai.proceder('après'), '409 etape_bloquee', 'organic again, held again');

select * from finish();
rollback;
