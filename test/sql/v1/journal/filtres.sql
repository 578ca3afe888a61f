-- Spec: organisations-et-modules#journal: the entries of a person, a device, a command or a record,
-- the latest first.
begin;
set local role metier;
select plan(12);
select essai.preparer();

create function pg_temp.lire(p_requete jsonb default '{}', p_compte text default 'direction',
  p_fonction text default 'journal') returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', p_compte), p_requete;
  set local role metier;
  return v_reponse;
exception when sqlstate 'TR403' then
  return to_jsonb(sqlerrm);
end
$$;
select utilisateur.creer(essai.id('direction ESSAI'), 'direction', 'Direction', essai.t(-400));
select utilisateur.attribuer(essai.id('direction ESSAI'), 'direction',
  tstzrange(essai.t(-400), null), null);
select essai.collecter('une');
select essai.entrer('ESSAI', 'admin');
select module.basculer(essai.session(), 'stock', 'activer', null, essai.t(1));
select module.basculer(essai.session(), 'stock', 'desactiver', 'x', essai.t(2));
create function pg_temp.actions(p_requete jsonb default '{}') returns text language sql as $$
  select string_agg(x ->> 'action', ',')
  from jsonb_array_elements(pg_temp.lire(p_requete) -> 'evenements') as x
$$;
select is(pg_temp.actions('{"limite": 3}'), 'module.desactiver,module.activer,commande.acceptee',
  'latest first');
select is(
  pg_temp.actions(jsonb_build_object('limite', 2, 'curseur',
      pg_temp.lire('{"limite": 1}') -> 'suivant')), 'module.activer,commande.acceptee',
  'the next page');
select is(pg_temp.actions('{"entite": "module"}'), 'module.desactiver,module.activer',
  'by kind of entity');
select is(pg_temp.actions('{"action": "module.activer"}'), 'module.activer', 'by action');
select is(pg_temp.actions(jsonb_build_object('entite_id', essai.id('commande une'))),
  'commande.acceptee', 'by entity');
select is(pg_temp.actions(jsonb_build_object('commande_id', essai.id('commande une'))),
  'commande.acceptee', 'by command');
select is(pg_temp.actions(jsonb_build_object('appareil_id', essai.id('appareil ESSAI'))),
  'commande.acceptee', 'by device');
select is(pg_temp.actions(jsonb_build_object('utilisateur_id', essai.id('admin ESSAI'))),
  'module.desactiver,module.activer', 'by account');
select is(pg_temp.actions(jsonb_build_object('depuis', essai.t(1), 'jusqu_a', essai.t(2))),
  'module.activer', 'by period, its end not included');
select is((pg_temp.lire('{"entite": "module", "limite": 1}') -> 'evenements' -> 0) - 'id',
  jsonb_build_object('le', core.horodatage(essai.t(2)), 'action', 'module.desactiver', 'entite',
    'module', 'entite_id', null, 'utilisateur_id', essai.id('admin ESSAI'),
    'identifiant', 'admin', 'appareil_id', null, 'commande_id', null, 'details',
    '{"module": "stock", "raison": "x"}'::jsonb), 'what an entry tells');
select is(pg_temp.lire('{}', 'admin'), '"droit_manquant"',
  'for audit.export only: who administers is not who watches');
select is(pg_temp.lire('{}', 'agent', 'journal_appels'), '"droit_manquant"',
  'refused calls for users.manage only');

select * from finish();
rollback;
