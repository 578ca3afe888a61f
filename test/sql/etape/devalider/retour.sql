-- Spec: etapes#devalidation: everything is reversed: matter returns to the inputs, the lots are
-- cancelled, the step is a draft, and its numbers are kept for the next validation.
begin;
set local role metier;
select plan(20);
select essai.preparer();

select essai.lot('a', 1000, 'validé');
create function pg_temp.entrer(p_note text, p_rang integer default 1) returns text
language sql as $$
  select lot.entrer_en_stock(essai.issu(p_note, p_rang), essai.id('rsci ESSAI'), essai.t(3))
$$;
select essai.etape('x', '{"a": 600}',
  jsonb_build_array(essai.sortie(300), essai.sortie(200, '{"nature": "NET"}', 'ANANAS')));
select is(essai.proceder('x', 'devalider'), '409 transition_refusee', 'not a draft');
select is(essai.proceder('personne', 'devalider'), '404 etape_inconnue', 'no such step');
select essai.proceder('x');
create temporary table premier as select essai.issu('x', 1) as lot, pg_temp.entrer('x') as numero,
  essai.issu('x', 2) as autre;
select is(essai.proceder('x', 'devalider', null, 4), 'brouillon', 'a draft again');
select is(essai.quantite('a'), 1000::bigint, 'the input has its matter back');
select is((select array_agg(l.statut order by l.id = p.lot desc) from lot.lot l, premier p
    where l.id in (p.lot, p.autre)), array['annulé', 'annulé'],
  'its lots are cancelled, the waiting one too');
select is((select array[essai.pese(lot), essai.pese(autre)] from premier), array[0, 0]::bigint[],
  'and empty');
select is((select array_agg(distinct f.annulee) from matiere.filiation f, premier p
    where f.vers_id = p.lot), array[true], 'nothing became of it');
select is(
  (select etape.presenter(essai.etape_dite('x'), essai.t(4))::jsonb #>>
    '{sorties,0,numero_officiel}'), (select numero from premier), 'the output keeps its number');
select is(array[essai.issu('x'), (select e.mouvement_id from etape.etape e where e.note = 'x')],
  array[null, null]::uuid[], 'it has no lot and no movement');

select etape.modifier(essai.etape_dite('x'),
  jsonb_build_object('sorties', jsonb_build_array(essai.sortie(310))), essai.t(4));
select is(essai.proceder('x', 'valider', '[]', 5), 'validée',
  'and validated again, with fewer outputs');
select isnt(essai.issu('x'), (select lot from premier), 'another lot');
select is(pg_temp.entrer('x'), (select numero from premier), 'of the same number');
select is((select array_agg(t.acte || ' ' || t.vers order by t.rang) from etape.transition t
    where t.etape_id = essai.etape_dite('x')),
  array['creer brouillon', 'valider validée', 'devalider brouillon', 'valider validée'],
  'every state is kept');

select essai.etape('y', '{}', jsonb_build_array(essai.sortie(5)),
  jsonb_build_object('entrees',
    jsonb_build_array(jsonb_build_object('lot_id', essai.issu('x'), 'quantite_g', 10))));
select essai.proceder('y', 'valider', '[]', 5);
select is(essai.proceder('x', 'devalider', null, 6), '409 matiere_deja_utilisee',
  'not once another step used its output');
select essai.proceder('y', 'devalider', null, 6);
select lot.mettre_en_quarantaine(essai.issu('x'), 'essai', null, essai.id('rsci ESSAI'),
  essai.t(6));
select is(essai.proceder('x', 'devalider', null, 7), '409 lot_en_quarantaine',
  'nor while its output is in quarantine');
select lot.liberer(essai.issu('x'), 'essai', essai.id('rsci ESSAI'), essai.t(7));
select lot.changer_statut(essai.id('lot a'), 'archiver', null, essai.id('rsci ESSAI'), essai.t(7));
select is(essai.proceder('x', 'devalider', null, 8), 'brouillon', 'its input was put away');
select is(essai.etats('a'), 'validé 1000', 'which opens again');

select essai.lot('b', 1000, 'validé'),
  essai.etape('z', '{"b": 600}', jsonb_build_array(essai.sortie(300)));
select essai.proceder('z');
select lot.changer_statut(essai.issu('z'), 'rejeter', null, essai.id('rsci ESSAI'), essai.t(4));
create temporary table rejete as select essai.issu('z') as lot;
select is(essai.proceder('z', 'devalider', null, 5), 'brouillon', 'an output was rejected');
select is((select array[l.statut, essai.pese(l.id)::text] from lot.lot l, rejete r
    where l.id = r.lot), '{rejeté,0}', 'it stays so, and is empty');
select essai.etape('w', '{"b": 100}', jsonb_build_array(essai.sortie(50)));
select essai.proceder('w');
select pg_temp.entrer('w');
select lot.changer_statut(essai.issu('w'), 'archiver', null, essai.id('rsci ESSAI'), essai.t(4));
select is(essai.proceder('w', 'devalider', null, 5), '409 lot_non_debitable', 'or put away');

select * from finish();
rollback;
