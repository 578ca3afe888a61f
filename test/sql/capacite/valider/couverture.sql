-- Spec: capacites#depassement: a validation leaves the controls of exceeded ceilings open and shows
-- those that it covers; `regularisation` lifts these.
begin;
set local role metier;
select plan(9);
select essai.preparer_capacites();

select from essai.collecter('a', essai.kg(300000));
select from essai.collecter('b', essai.kg(200000));
select from essai.collecter('c', essai.kg(1));
create function pg_temp.aujourd_hui(p_nom text) returns jsonb language sql stable as $$
  select (controle.presenter(k) #> '{details,aujourd_hui}')::jsonb from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom) and k.motif = 'capacite_depassee'
$$;
select is(pg_temp.aujourd_hui('a'), '{"couverte": false, "plafond_g": 0, "consomme_g": 300000}',
  'never validated: not covered');
select is(essai.lever('rsci ESSAI', 'a', 'capacite_depassee', 'regularisation'),
  '409 capacite_insuffisante', 'not to be regularised');
select set_config('essai.capacite', essai.proposer('{}', 'admin')::text, true);
select is(essai.valider(current_setting('essai.capacite')::uuid, 'rsci'), 'proposee', 'one person');
select is(essai.lever('rsci ESSAI', 'a', 'capacite_depassee', 'regularisation'),
  '409 capacite_insuffisante', 'one person''s validation covers nothing');
create temp table reponse as
select capacite.valider(current_setting('essai.capacite')::uuid, null, essai.id('direction ESSAI'),
  essai.t(1))::jsonb as r;
select is((select array_agg(c.reference_provisoire order by c.sequence) from controle.controle k
    join commande.commande c on c.id = k.commande_id, reponse
           where r -> 'controles_couverts' ? k.id::text),
  (select array_agg(c.reference_provisoire order by c.sequence) from commande.commande c
    where c.id in (essai.id('commande a'), essai.id('commande b'))),
  'the second validation answers the controls that it covers, up to the ceiling to the gram');
select is((select count(*) from controle.controle k where k.statut = 'ouvert'), 3::bigint,
  'nobody but an officer lifts them');
select is(pg_temp.aujourd_hui('b') || pg_temp.aujourd_hui('c'),
  '{"couverte": false, "plafond_g": 500000, "consomme_g": 500001}', 'the one beyond it is not');
select is(essai.lever('rsci ESSAI', 'b', 'capacite_depassee', 'regularisation'), 'leve',
  'what is covered is regularised');
select is(essai.lever('rsci ESSAI', 'c', 'capacite_depassee', 'regularisation'),
  '409 capacite_insuffisante', 'what is not, is not');

select * from finish();
rollback;
