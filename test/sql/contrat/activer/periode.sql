-- Spec: contrats-et-devises#activation: only a draft can be activated, and commands are judged by
-- the time from the activation to the closing.
begin;
set local role metier;
select plan(14);
select essai.preparer();

create function pg_temp.activer(p_champs jsonb, p_le timestamptz default essai.t()) returns text
language sql as $$
  select essai.refus(format('select contrat.activer(%L, essai.id(''admin ESSAI''), %L)',
      essai.contracter(p_champs) ->> 'id', p_le))
$$;
create function pg_temp.periode(p_code text) returns text language sql as $$
  select c.statut || ' ' || (c.actif_pendant = tstzmultirange(tstzrange(essai.t(), null)))::text
    || ' ' || coalesce(c.active_par::text, '') from contrat.contrat c where c.code = p_code
$$;
select is(pg_temp.activer('{"code": "A"}'), 'accepté', 'a draft');
select is(pg_temp.periode('A'), 'actif true ' || essai.id('admin ESSAI'), 'active from then on');
select is(essai.refus(format('select contrat.activer(%L, null, essai.t())', c.id)),
  '409 contrat_non_brouillon', 'once') from contrat.contrat c where c.code = 'A';
select is(essai.refus('select contrat.activer(essai.id(''?''), null, essai.t())'),
  '404 contrat_inconnu', 'an unknown one');
select is(pg_temp.activer('{"code": "B", "debut": "2026-07-01", "fin": "2026-07-31"}'), 'accepté',
  'with its days');
select is((select c.actif_pendant from contrat.contrat c where c.code = 'B'),
  '{["2026-07-01 00:00+01","2026-08-01 00:00+01")}'::tstzmultirange,
  'active during them, in the organization''s time zone');
select is(pg_temp.activer('{"code": "C", "fin": "2026-05-31"}'), '409 contrat_refuse',
  'one that has ended');
select is(pg_temp.activer('{"code": "G", "fin": "2026-05-31"}', '2026-06-01 00:00+01'),
  '409 contrat_refuse', 'one that ends at this instant');
select is(pg_temp.activer('{"code": "D", "debut": "2026-05-01", "fin": "2026-06-01"}'), 'accepté',
  'one that began and ends today');
select is(pg_temp.activer('{"code": "E", "devise": "EUR"}'), '409 taux_change_inconnu',
  'another currency needs a rate');
insert into devise.taux (organisation_id, source, cible, valeur, depuis, raison, auteur_id, fixe_le)
values (core.organisation_id(), 'EUR', 'XOF', 655.957, essai.t(), 'Parité', essai.id('admin ESSAI'),
  essai.t());
select is(pg_temp.activer('{"code": "F", "devise": "EUR"}'), 'accepté', 'with it, it is activated');
select contrat.clore(c.id, 'Soldé', essai.id('admin ESSAI'), essai.t(2)) from contrat.contrat c
where c.code = 'A';
select is(
  (select array[c.statut, c.raison_cloture,
      (c.actif_pendant = tstzmultirange(tstzrange(essai.t(), essai.t(2))))::text]
    from contrat.contrat c where c.code = 'A'), '{clos,Soldé,true}',
  'closed: what was recorded before is good');
select is(essai.refus(format('select contrat.clore(%L, ''x'', null, essai.t())', c.id)),
  '409 contrat_non_actif', 'once') from contrat.contrat c where c.code = 'A';
select is((select string_agg(e.action, ',' order by e.id) from journal.evenement e
    where e.entite = 'contrat'
    and e.entite_id = (select c.id from contrat.contrat c where c.code = 'A')),
  'contrat.creer,contrat.activer,contrat.clore', 'all of it journaled');

select * from finish();
rollback;
