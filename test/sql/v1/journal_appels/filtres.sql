-- Spec: identites-et-droits#journal-des-appels: The refusals of an account, a method, a path or a
-- period, the latest first.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.chemins(p_requete jsonb default '{}') returns text language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  select v1.journal_appels(essai.appelant('ESSAI', 'admin'), p_requete)::jsonb into v_reponse;
  set local role metier;
  return (select string_agg(x ->> 'chemin', ',')
    from jsonb_array_elements(v_reponse -> 'appels') as x);
end
$$;
insert into journal.appel_administration (organisation_id, le, utilisateur_id, methode, chemin,
  code, details)
values (core.organisation_id(), essai.t(), essai.id('agent ESSAI'), 'GET', '/v1/rejets',
  'droit_manquant', '{"permissions": ["devices.manage"]}'),
       (core.organisation_id(), essai.t(1), essai.id('rsci ESSAI'), 'POST',
         '/v1/modules/stock/activer', 'droit_manquant', null),
       (core.organisation_id(), essai.t(2), essai.id('rsci ESSAI'), 'GET', '/v1/modules',
         'droit_manquant', null);
select is(pg_temp.chemins(), '/v1/modules,/v1/modules/stock/activer,/v1/rejets', 'latest first');
select is(pg_temp.chemins(jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI'))),
  '/v1/modules,/v1/modules/stock/activer', 'by account');
select is(pg_temp.chemins('{"methode": "POST"}'), '/v1/modules/stock/activer', 'by method');
select is(pg_temp.chemins('{"chemin": "/v1/modules"}'), '/v1/modules,/v1/modules/stock/activer',
  'by the beginning of the path');
select is(pg_temp.chemins(jsonb_build_object('depuis', essai.t(1), 'jusqu_a', essai.t(2))),
  '/v1/modules/stock/activer', 'by period');
select is(pg_temp.chemins('{"limite": 2, "chemin": "/v1/"}'),
  '/v1/modules,/v1/modules/stock/activer', 'a page');
select is(
  pg_temp.chemins(jsonb_build_object('curseur',
      core.curseur(jsonb_build_array((select max(a.id) from journal.appel_administration a))))),
  '/v1/modules/stock/activer,/v1/rejets', 'the next page');

select * from finish();
rollback;
