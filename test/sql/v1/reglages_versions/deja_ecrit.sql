-- Spec: reglages#versions: written values stay readable, also of a process that no pack has any
-- more; such a setting can not be written again.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.appeler(p_fonction text, p_requete jsonb) returns jsonb
language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', 'admin'), p_requete;
  set local role metier;
  return v_reponse;
exception when sqlstate 'TR404' then
  return to_jsonb(sqlerrm);
end
$$;
insert into reglage.reglage (organisation_id, cle, version, valeur, depuis, auteur_id, ecrit_le)
values (core.organisation_id(), 'procedes.niveau_suivi.disparu', 1, '"global"', essai.t(),
  essai.id('admin ESSAI'), essai.t());
select is(pg_temp.appeler('reglages_versions', '{"cle": "procedes.niveau_suivi.disparu"}') #>>
  '{versions,0,valeur}', 'global', 'read');
select is(pg_temp.appeler('reglages_ecrire',
    '{"cle": "procedes.niveau_suivi.disparu", "valeur": null}'), '"reglage_inconnu"',
  'not written again');
select is(pg_temp.appeler('reglages_versions', '{"cle": "procedes.niveau_suivi.autre"}'),
  '"reglage_inconnu"', 'what nobody wrote is nothing');

select * from finish();
rollback;
