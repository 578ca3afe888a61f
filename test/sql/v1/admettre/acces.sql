-- Spec: api#portes: every kind of route checks the right in the database before it reads a body.
begin;
set local role metier;
select plan(12);
select essai.preparer();

create function pg_temp.admettre(p_acces jsonb, p_compte text, p_plus jsonb default '{}')
returns text language plpgsql as $$
begin
  set local role api;
  perform v1.admettre(essai.appelant('ESSAI', p_compte) || p_plus, p_acces);
  set local role metier;
  return 'admis';
exception when others then
  if sqlstate ~ '^TR' then
    return substr(sqlstate, 3) || ' ' || sqlerrm;
  end if;
  raise;
end
$$;

select is(pg_temp.admettre('{"permission": "devices.manage"}', 'admin'), 'admis',
  'who holds the permission');
select is(pg_temp.admettre('{"permission": "devices.manage"}', 'rsci'), '403 droit_manquant',
  'who lacks it');
select is(pg_temp.admettre('{"permission": "devices.manage", "ou": ["review.resolve"]}', 'rsci'),
  'admis', 'who holds one of the others');
select is(pg_temp.admettre('{"permission": "devices.manage", "ou": ["users.manage"]}', 'rsci'),
  '403 droit_manquant', 'who holds none');
select is(pg_temp.admettre('{"lecture": "noyau"}', 'rsci'), 'admis', 'a reader of the module');
select is(pg_temp.admettre('{"editeur": "editeur_support"}', 'admin'), '403 droit_manquant',
  'who is not of the publisher');
select is(pg_temp.admettre('{"editeur": "editeur_support"}', 'admin',
    '{"roles": ["editeur_support"]}'), 'admis', 'who is');
select is(pg_temp.admettre('{"compte": "membre"}', 'agent'), 'admis', 'any active member');
select is(pg_temp.admettre('{"compte": "membre"}', 'agent', '{"organisations": []}'),
  '403 organisation_absente', 'nobody''s');

update utilisateur.utilisateur set statut = 'suspendu',
  actif_pendant = tstzmultirange(tstzrange(null, now() - interval '1 day'))
where id = essai.id('agent ESSAI');
select is(pg_temp.admettre('{"compte": "membre"}', 'agent'), '403 compte_inactif',
  'a suspended member');
select is(pg_temp.admettre('{"permission": "collection.record"}', 'agent'), '403 droit_manquant',
  'whatever their permissions');
select is(pg_temp.admettre('{"compte": "synchronisation"}', 'agent'), 'admis',
  'but for sending what they recorded before');

select * from finish();
rollback;
