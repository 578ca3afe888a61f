-- Spec: file-de-controle#non-conformite: the plots lose their state from the day of the hand-out.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

select essai.producteur('Afi');
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
  surface_declaree_m2, cree_le)
select core.organisation_id(), essai.id(n), essai.id('Kossi'), essai.id('Kossi'), n, 1,
  essai.t(-100) from unnest('{en conversion,hors statut,sans statut}'::text[]) as n;
select essai.statut('en conversion', 'C2', essai.t(-200)),
  essai.statut('en conversion', 'C3', essai.t(-10)),
       essai.statut('hors statut', 'HS', essai.t(-200)),
       essai.statut('parcelle Kossi', 'NOP', essai.t(-200), 'NOP');
select from essai.faire('intrant.remettre', 'y',
  jsonb_build_object('intrant_id', essai.id('urée ESSAI')));
select is(essai.lever('rsci ESSAI', 'y', 'intrant_non_autorise', 'non_conformite',
    '{"gravite": "mineure"}'), 'leve', 'an input that both referentials refuse');
create function pg_temp.etat(p_parcelle text, p_referentiel text, p_le timestamptz) returns text
language sql stable as $$
  select conformite.etat_parcelle(essai.id(p_parcelle), p_referentiel, p_le)
$$;
select is(array[pg_temp.etat('parcelle Kossi', 'AB', essai.t(0, '06:59')),
    pg_temp.etat('parcelle Kossi', 'AB', essai.t(0, '07:00'))], '{AB,C1}',
  'organic until the hand-out, conventional from it on');
select is(array[pg_temp.etat('parcelle Kossi', 'NOP', essai.t(0, '06:59')),
    pg_temp.etat('parcelle Kossi', 'NOP', essai.t(0, '07:00'))], '{NOP,TR}',
  'under the other referential too');
select is(array[pg_temp.etat('en conversion', 'AB', essai.t(0, '06:59')),
    pg_temp.etat('en conversion', 'AB', essai.t(5)),
    pg_temp.etat('en conversion', 'AB', essai.t(20))], '{C3,C1,C1}', 'the conversion starts over');
select is(array[pg_temp.etat('hors statut', 'AB', essai.t(5)),
    pg_temp.etat('sans statut', 'AB', essai.t(5))], array['HS', null], 'a sanction raises nobody');
select is(pg_temp.etat('parcelle Afi', 'AB', essai.t(5)), 'AB', 'another producer''s plot stays');
select results_eq($$ select s.raison, s.auteur_id from conformite.statut_parcelle s
    where lower(s.periode) = essai.t(0, '07:00') group by 1, 2 $$,
  $$ values ('vu', essai.id('rsci ESSAI')) $$, 'with the reason, and who decided it');
select results_eq($$ select n.producteur_id, n.constat_code, n.gravite, n.description, n.auteur_id,
    n.date_operation from non_conformite.non_conformite n $$,
  $$ values (essai.id('Kossi'), 'intrant_non_autorise', 'mineure', 'vu', essai.id('rsci ESSAI'),
      essai.t(0, '07:00')) $$, 'the non-conformity is stated');
select is(essai.motifs(essai.collecter('c', '{}', essai.capture(essai.t(0, '07:30')))),
  'ecart_calcul,capacite_depassee', 'a collection of that day is no organic one any more');

select * from finish();
rollback;
