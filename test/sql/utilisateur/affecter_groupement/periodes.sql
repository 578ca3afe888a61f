-- Spec: terrain#affectations: each assignment of a group to an agent has its dates and authors, and
-- none overlaps another.
begin;
set local role metier;
select plan(14);
select essai.preparer();
create function pg_temp.affecter(p_champs jsonb default '{}') returns text language plpgsql as $$
begin
  return utilisateur.affecter_groupement(jsonb_build_object('id', essai.id('agent ESSAI'),
      'groupement_id', essai.id('groupement ESSAI')) || p_champs,
                                         essai.id('admin ESSAI'), essai.t()) ->> 'debut';
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
create function pg_temp.terminer(p_id uuid, p_le timestamptz default essai.t(),
  p_compte text default 'agent') returns text language plpgsql as $$
begin
  return utilisateur.terminer_affectation(jsonb_build_object('id', essai.id(p_compte || ' ESSAI'),
      'affectation_id', p_id, 'raison', 'muté'),
                                          essai.id('admin ESSAI'), p_le) ->> 'fin';
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
select is(pg_temp.affecter(jsonb_build_object('id', essai.id('?'))), '404 utilisateur_inconnu',
  'nobody');
select is(pg_temp.affecter(jsonb_build_object('groupement_id', essai.id('?'))),
  '404 groupement_inconnu', 'no group');
select is(pg_temp.affecter(jsonb_build_object('fin', essai.t())), '400 parametre_invalide',
  'an end at the beginning');
select is(pg_temp.affecter(), '2026-06-01T08:00:00Z', 'from now on, without end');
select is(pg_temp.affecter(), '409 groupement_deja_affecte', 'twice');
select is(pg_temp.affecter(jsonb_build_object('debut', essai.t(-5), 'fin', essai.t())),
  '2026-05-27T08:00:00Z', 'a time before, up to it');
create function pg_temp.une(p_debut timestamptz) returns uuid
language sql as $$ select a.id from utilisateur.groupement_agent a where a.debut = p_debut $$;
select is(pg_temp.terminer(essai.id('?')), '404 affectation_inconnue', 'no assignment');
select is(pg_temp.terminer(pg_temp.une(essai.t()), essai.t(), 'rsci'), '404 affectation_inconnue',
  'not this account''s');
select is(pg_temp.terminer(pg_temp.une(essai.t()), essai.t(), '?'), '404 utilisateur_inconnu',
  'no account');
select is(pg_temp.terminer(pg_temp.une(essai.t(-5))), '409 affectation_terminee',
  'one that is over');
select is(pg_temp.terminer(pg_temp.une(essai.t()), essai.t(1)), '2026-06-02T08:00:00Z',
  'ended a day later');
select is((select array[a.affecte_par, a.termine_par] from utilisateur.groupement_agent a
    where a.debut = essai.t()), array[essai.id('admin ESSAI'), essai.id('admin ESSAI')],
  'with its authors');
select is(pg_temp.affecter(jsonb_build_object('debut', essai.t(9))), '2026-06-10T08:00:00Z',
  'planned');
select is(pg_temp.terminer(pg_temp.une(essai.t(9))), '2026-06-10T08:00:00Z',
  'given up before it began: it ends where it begins');

select * from finish();
rollback;
