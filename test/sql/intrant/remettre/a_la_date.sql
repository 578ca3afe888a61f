-- Spec: types-de-commandes#intrant-remettre: the states of the plots and the packs in force at the
-- operation date count.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.remettre(p_code text, p_heure text) returns text language sql as $$
  select essai.motifs(essai.faire('intrant.remettre', p_code || p_heure,
      jsonb_build_object('intrant_id', (select i.id from intrant.intrant i where i.code = p_code)),
    essai.capture(essai.t(0, p_heure))))
$$;
update conformite.statut_parcelle set etat_code = 'HS',
  periode = tstzrange(essai.t(-200), essai.t(0, '05:00'));
insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison) values
  (core.organisation_id(), essai.id('parcelle Kossi'), 'AB', 'C1',
    tstzrange(essai.t(0, '05:00'), essai.t(0, '06:00')), 'essai'),
  (core.organisation_id(), essai.id('parcelle Kossi'), 'AB', 'HS',
    tstzrange(essai.t(0, '06:00'), null), 'essai');

select is(pg_temp.remettre('uree', '04:59'), null, 'before the engagement');
select is(pg_temp.remettre('uree', '05:00'), 'intrant_non_autorise', 'from its first instant');
select is(pg_temp.remettre('uree', '05:59'), 'intrant_non_autorise', 'to its last');
select is(pg_temp.remettre('uree', '06:00'), null, 'after it');

update conformite.statut_parcelle set etat_code = 'AB';
update parcelle.parcelle set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '04:30')));
select is(pg_temp.remettre('uree', '04:29'), 'intrant_non_autorise', 'a plot that is in force');
select is(pg_temp.remettre('uree', '04:30'), null,
  'a plot that was withdrawn engages in nothing any more');
update parcelle.parcelle set actif_pendant = '{(,)}';
select campagne.cloturer(essai.id('operations ESSAI'), essai.t(0, '05:30'));
select is(pg_temp.remettre('compost', '05:29'), null, 'the list of a campaign that is open');
select is(pg_temp.remettre('compost', '05:30'), 'intrant_non_autorise',
  'is no list once it is closed');

select * from finish();
rollback;
