-- Spec: service#donnees-en-place: a dependence is listed that an older version opened for controls
-- which today make none, such as a reported error; a person's act lifts it. A dependence that
-- today's rules find is not listed.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter(c, essai.kg(100)) from unnest('{signalée,tenue}'::text[]) as c;
select from essai.faire('collecte.signaler_erreur', 'un',
  jsonb_build_object('collecte_id', essai.id('signalée')));
select from essai.faire('collecte.signaler_erreur', 'deux',
  jsonb_build_object('collecte_id', essai.id('signalée')));
select essai.controler('collecte', essai.id('tenue'));
select from essai.faire('collecte.signaler_erreur', 'trois',
  jsonb_build_object('collecte_id', essai.id('tenue')));

create function pg_temp.listes() returns text language sql as $$
  select string_agg(format('%s %s', e.avant ->> 'motif', e.apres ->> 'decision'), ', ')
  from rejugement.controles_juges_autrement(array(select k.id from controle.controle k)) as e
    join controle.controle k on k.id = e.id and k.commande_id = essai.id('commande deux')
$$;
select is((select count(*) from rejugement.controles_juges_autrement(
    array(select k.id from controle.controle k))), 0::bigint, 'what is found today is not listed');
select from constat.ouvrir(essai.id('commande deux'), 'signalement', essai.id('deux'),
  array(select ('dependance_en_controle', null, null, jsonb_build_object(
      'champ', 'collecte_id', 'entite', 'collecte', 'id', essai.id('signalée'),
      'controles', jsonb_build_array(k.id)))::commande.constat
    from controle.controle k where k.commande_id = essai.id('commande un')), essai.t());
select is(pg_temp.listes(), 'dependance_en_controle sans_objet', 'the one of a reported error is');
select from controle.controle k
  cross join lateral rejugement.appliquer('controle', k.id, 'essai', essai.t(1))
where k.commande_id = essai.id('commande deux') and k.motif = 'dependance_en_controle';
select is(pg_temp.listes(), null, 'applied: none is left');
select is((select string_agg(k.motif, ',' order by k.motif) from controle.controle k
    where k.statut = 'ouvert' and k.commande_id = essai.id('commande deux')),
  'erreur_signalee_agent', 'the error that it reports waits for a person');

select * from finish();
rollback;
