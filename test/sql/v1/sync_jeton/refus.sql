-- Spec: appareils#jeton-de-synchronisation: a device out of service gets no token, another
-- account's device is unknown, and a token has its subject and its lifetime.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.appeler(p_fonction text, p_compte text, p_requete jsonb default '{}')
returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', p_compte), p_requete;
  set local role metier;
  return v_reponse;
exception when others then
  if sqlstate ~ '^TR' then
    return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
  end if;
  raise;
end
$$;

create function pg_temp.jeton(p_compte text, p_appareil text) returns jsonb language sql as $$
  select pg_temp.appeler('sync_jeton', p_compte,
    jsonb_build_object('appareil_id', essai.id(p_appareil)))
$$;

select is(pg_temp.jeton('agent', 'appareil ESSAI'),
  jsonb_build_object('organisation_id', essai.id('organisation ESSAI'), 'utilisateur_id',
    essai.id('agent ESSAI'),
  'appareil_id', essai.id('appareil ESSAI'), 'duree_s', 300), 'claims and lifetime');
select is(pg_temp.jeton('rsci', 'appareil ESSAI'), '"404 appareil_inconnu"',
  'another user''s device');
select is(pg_temp.jeton('agent', 'appareil VOISIN'), '"404 appareil_inconnu"',
  'another organization''s');
update utilisateur.utilisateur set statut = 'suspendu', actif_pendant = '{}'
where id = essai.id('agent ESSAI');
select is(pg_temp.jeton('agent', 'appareil ESSAI'), '"403 droit_manquant"',
  'an account that is not active');
update utilisateur.utilisateur set statut = 'actif', actif_pendant = '{(,)}'
where id = essai.id('agent ESSAI');
select from appareil.revoquer(essai.id('appareil ESSAI'), 'perdu', essai.t());
select is(pg_temp.jeton('agent', 'appareil ESSAI'), '"403 appareil_revoque"', 'a revoked device');
update appareil.appareil set statut = 'remplace' where id = essai.id('appareil ESSAI');
select is(pg_temp.jeton('agent', 'appareil ESSAI'), '"403 appareil_revoque"', 'a replaced one');

select * from finish();
rollback;
