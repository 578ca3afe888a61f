-- Spec: support-et-cockpit#cockpit: every figure of an organization equals the contents of its own
-- tables at that instant, and includes nothing of another's.
begin;
set local role metier;
select plan(14);
select essai.preparer();

create function pg_temp.chiffres(p_code text default 'ESSAI', p_le timestamptz default essai.t())
returns jsonb language sql as $$
  select to_jsonb(c) - 'organisation_id'
  from tache.cockpit(array[essai.id('organisation ' || p_code)], p_le) c
$$;
create temp table avant as select pg_temp.chiffres() as essai, pg_temp.chiffres('VOISIN') as voisin;
create function pg_temp.change(p_le timestamptz default essai.t()) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(n.key, n.value), '{}')
  from avant a, jsonb_each(pg_temp.chiffres(p_le => p_le)) n
  where a.essai -> n.key is distinct from n.value
$$;
create function pg_temp.noter() returns void language sql as $$
  update avant set essai = pg_temp.chiffres()
$$;

select is(pg_temp.chiffres() ->> 'producteurs', '1', 'a producer who is a member');
select is(pg_temp.chiffres() ->> 'utilisateurs',
  (select count(*)::text from utilisateur.utilisateur), 'accounts, as a licence counts them');

select utilisateur.suspendre(essai.id('admin ESSAI'), essai.id('agent ESSAI'), 'r', essai.t());
select is(pg_temp.change() -> 'utilisateurs', to_jsonb((select (essai ->> 'utilisateurs')::integer
  - 1 from avant)), 'who is suspended is not counted');
select utilisateur.reactiver(essai.id('admin ESSAI'), essai.id('agent ESSAI'), 'r', essai.t());

select appareil.emettre_code(essai.id('agent ESSAI'), essai.id('admin ESSAI'), essai.t());
select is(pg_temp.change(), '{"codes": 1}', 'a code that is out');
select is(pg_temp.chiffres(p_le => essai.t(2)) ->> 'codes', '0', 'until it runs out');
select pg_temp.noter();

select essai.collecter('contrôlée', '{"calcul_telephone": {"net_g": 1, "refaction_g": 0,
  "net_marchand_g": 1}}');
select is(pg_temp.change() - array['derniere_synchro', 'muets'],
  '{"controles": 1, "plus_ancien": "2026-06-01T08:00:00+00:00"}', 'a control that is open');
select is(array(select pg_temp.chiffres(p_le => essai.t(j)) - array['muets', 'codes']
                  ->> c from (values (0, 'un_jour'), (1, 'un_jour'), (6, 'sept_jours'),
    (7, 'sept_jours'), (29, 'trente_jours'), (30, 'trente_jours')) as v (j, c)),
  '{0,1,0,1,0,1}', 'by its age, on the day that it comes of it');
select pg_temp.noter();

reset role;
update appareil.appareil set derniere_synchro = essai.t(-7) where id = essai.id('appareil ESSAI');
insert into collecte.sms (organisation_id, collecte_id, version, statut, raison, le)
select c.organisation_id, c.id, 9, 'echoue', 'essai', essai.t() from collecte.collecte c;
set local role metier;
select is(pg_temp.chiffres() ->> 'muets', '0', 'seven days without a word are none too many');
select is(pg_temp.chiffres(p_le => essai.t(0, '08:01')) ->> 'muets', '1', 'more are');
select is(pg_temp.chiffres() ->> 'messages_echoues', '1', 'a message that failed');
select pg_temp.noter();

select essai.producteur('Doublon');
reset role;
update producteur.producteur set fusionne_dans = essai.id('Kossi') where id = essai.id('Doublon');
set local role metier;
select is(pg_temp.chiffres() ->> 'producteurs', '1', 'who was merged is one producer');

select module.desactiver('livraison', essai.t());
select ok(not pg_temp.chiffres() -> 'modules' ? 'livraison', 'modules that are on');
select is(pg_temp.chiffres('VOISIN'), (select voisin from avant), 'nothing at the neighbour''s');
select is_empty($$ select from tache.cockpit('{}', essai.t()) $$, 'of none, none');

select * from finish();
rollback;
