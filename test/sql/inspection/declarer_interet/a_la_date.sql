-- Spec: identites-et-droits#interets: an interest excludes a person during its period (EU
-- 2021/715); persons declare their own interests, and can not end them.
begin;
set local role metier;
select plan(20);
select essai.preparer_operations();
create function pg_temp.declarer(p_compte text, p_pour text, p_champs jsonb default '{}')
returns text language plpgsql as $$
begin
  return inspection.declarer_interet((core.organisation_id(), essai.id(p_compte || ' ESSAI'),
      true)::utilisateur.session,
    jsonb_build_object('utilisateur_id', essai.id(p_pour || ' ESSAI'), 'producteur_id',
      essai.id('Kossi'), 'nature', 'parent') || p_champs, essai.t()) ->> 'debut';
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
create function pg_temp.terminer(p_compte text, p_pour text, p_champs jsonb default '{}')
returns text language plpgsql as $$
begin
  return inspection.terminer_interet((core.organisation_id(), essai.id(p_compte || ' ESSAI'),
      true)::utilisateur.session,
    jsonb_build_object('id',
      coalesce((select i.id from inspection.interet i
          where i.utilisateur_id = essai.id(p_pour || ' ESSAI')), essai.id('?')), 'raison',
      'vendu') || p_champs,
    essai.t(1)) ->> 'fin';
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
select essai.faire('inspection.enregistrer', 'avant', '{}', essai.capture(essai.t(-3)));
select essai.faire('inspection.enregistrer', 'après', '{}', essai.capture(essai.t(-1)));
select is(pg_temp.declarer('collègue', 'agent'), '403 droit_manquant',
  'another''s interest, without a right');
select is(pg_temp.declarer('rsci', '?'), '404 utilisateur_inconnu', 'nobody''s');
select is(pg_temp.declarer('rsci', 'agent', jsonb_build_object('producteur_id', essai.id('?'))),
  '404 producteur_inconnu', 'in nobody');
select is(pg_temp.declarer('agent', 'agent', jsonb_build_object('fin', essai.t(-1))),
  '400 parametre_invalide', 'an end before the beginning');
select is(pg_temp.declarer('agent', 'agent', jsonb_build_object('debut', essai.t(-2))),
  '2026-05-30T08:00:00Z', 'one''s own, since two days');
select is(essai.ouverts('après'), 'conflit_interets',
  'an inspection of that time is examined again');
select is(essai.ouverts('avant'), null, 'not one of before');
select is(pg_temp.declarer('admin', 'agent'), '409 interet_deja_declare', 'twice');
select is(pg_temp.declarer('admin', 'agent', '{"nature": "autre"}'), '2026-06-01T08:00:00Z',
  'another nature, by an administrator');
select is(pg_temp.declarer('rsci', 'rsci'), '2026-06-01T08:00:00Z', 'the quality officer''s own');

select is(pg_temp.terminer('rsci', '?'), '404 interet_inconnu', 'no such interest');
select is(pg_temp.terminer('agent', '?'), '403 droit_manquant',
  'without a right nobody learns of others');
select is(pg_temp.terminer('rsci', 'rsci'), '403 separation_des_taches',
  'nobody ends their own, whatever their rights');
select is(pg_temp.terminer('collègue', 'rsci'), '403 droit_manquant',
  'nor another''s without a right');
select is(pg_temp.terminer('admin', 'rsci', jsonb_build_object('fin', essai.t(-1))),
  '400 parametre_invalide', 'an end before its beginning');
select is(pg_temp.terminer('admin', 'rsci', jsonb_build_object('fin', essai.t())),
  '400 parametre_invalide', 'or at it');
select is(pg_temp.terminer('admin', 'rsci'), '2026-06-02T08:00:00Z', 'an administrator ends it');
select is(pg_temp.terminer('admin', 'rsci'), '409 interet_termine', 'once');
select is((select array[i.declare_par, i.termine_par] from inspection.interet i
    where i.raison_fin = 'vendu'), array[essai.id('rsci ESSAI'), essai.id('admin ESSAI')],
  'with its authors');
select is((select string_agg(e.action, ',' order by e.id) from journal.evenement e
    where e.action like 'interet.%'),
  'interet.declarer,interet.declarer,interet.declarer,interet.terminer', 'journalled');

select * from finish();
rollback;
