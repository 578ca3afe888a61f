-- Spec: commandes#date-de-l-operation: a server time from before the enrolment is no clock
-- reference, except within the tolerance of clocks; no operation date is before the enrolment.
begin;
set local role metier;
select plan(9);
select essai.preparer();
update appareil.appareil set enrole_le = essai.t(0, '07:00'), derniere_synchro = null
where id = essai.id('appareil ESSAI');

create function pg_temp.a(p_nom text, p_ref timestamptz, p_cree timestamptz default null)
returns text language sql as $$
  select concat_ws(' ', coalesce(essai.motifs(r), '–'),
    (r ->> 'date_operation')::timestamptz - essai.t(0, '07:00'), r -> 'alertes')
  from essai.collecter(p_nom, '{}', jsonb_build_object('cree_le_appareil', coalesce(p_cree, p_ref),
    'horloge', jsonb_build_object('ref_serveur', p_ref, 'ms_depuis_ref', 0))) as r
$$;

select is(pg_temp.a('à l''enrôlement', essai.t(0, '07:00')), '– 00:00:00 []', 'at the enrolment');
select is(pg_temp.a('dans l''écart', essai.t(0, '06:50')), '– 00:00:00 []',
  'ten minutes before: judged at the enrolment');
select is(pg_temp.a('au-delà', essai.t(0, '06:49:59.999')), 'horloge_invraisemblable 01:00:00 []',
  'beyond: the reception time');
select is((select k #> '{0,details}' from essai.constats('au-delà') as k), jsonb_build_object(
  'cree_le_appareil', essai.t(0, '06:49:59.999'), 'ref_serveur', essai.t(0, '06:49:59.999'),
  'enrole_le', essai.t(0, '07:00'),
  'synchro_precedente', essai.t(0, '07:00'), 'recue_le', essai.t()), 'the details say both');
select is(pg_temp.a('bien avant', essai.t(-30), essai.t(0, '07:30')),
  'horloge_invraisemblable 01:00:00 []', 'whatever the phone''s own clock says');
select is(pg_temp.a('horloge en retard', essai.t(0, '07:05'), essai.t(0, '06:58')), '– 00:00:00 []',
  'a phone that is late by less than the gap');
select is(pg_temp.a('corrigée', essai.t(0, '07:05'), essai.t(0, '06:00')),
  '– 00:05:00 ["horloge_corrigee"]', 'or by more');
select is((select d.date_operation from commande.redater(essai.id('commande au-delà'), null) as d),
  essai.t(), 'a date once judged stays');
select is((select count(*) from collecte.collecte), 6::bigint, 'all are written');

select * from finish();
rollback;
