-- Spec: identites-et-droits#permission-a-la-date: a person without the right on that day gives
-- `droit_manquant`, whatever their present rights.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.a(p_nom text, p_le timestamptz) returns text language sql as $$
  select essai.motifs(essai.collecter(p_nom, '{}', essai.capture(p_le)))
$$;

select is(pg_temp.a('tenue', essai.t(0, '06:00')), null, 'a permission held passes');
update utilisateur.attribution set periode = tstzrange(lower(periode), essai.t(0, '07:00'))
where utilisateur_id = essai.id('agent ESSAI');
select is(pg_temp.a('avant', essai.t(0, '07:00') - interval '1 ms'), null,
  'a set that ended after the operation still counts');
select is(pg_temp.a('apres', essai.t(0, '07:00')), 'droit_manquant',
  'one that ended at the operation does not');
select from utilisateur.attribuer(essai.id('agent ESSAI'), 'magasinier',
  tstzrange(essai.t(-1), null), null);
select is(pg_temp.a('autre ensemble', essai.t(0, '07:30')), 'droit_manquant',
  'another set does not stand in for it');
select from utilisateur.attribuer(essai.id('agent ESSAI'), 'agent_collecte',
  tstzrange(essai.t(0, '07:40'), null), null);
select is(pg_temp.a('avant la suite', essai.t(0, '07:39')), 'droit_manquant',
  'nor does one that starts after the operation');
select is(pg_temp.a('suite', essai.t(0, '07:40')), null, 'a new assignment counts from its start');
select is((select count(*) from collecte.collecte), 6::bigint, 'all are written');

select * from finish();
rollback;
