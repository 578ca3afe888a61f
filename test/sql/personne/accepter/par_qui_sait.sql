-- Spec: identites-et-droits#plusieurs-organisations: the accepting person proves the secret that
-- the administrator handed over.
begin;
set local role metier;
select plan(16);
select essai.preparer();

create function pg_temp.accepter(p_compte uuid, p_id uuid, p_code text,
  p_le timestamptz default essai.t()) returns text language plpgsql as $$
declare
  v_org text := core.organisation_id()::text;
begin
  perform personne.accepter(essai.session(p_compte),
    essai.appelant('ESSAI', 'marie', '{"sujet": "sujet marie"}'),
    jsonb_build_object('id', p_id) || essai.secret(p_code)
      || jsonb_build_object('mot_de_passe_hash', '$argon2id$choisi'), p_le);
  perform set_config('sillon.organisation_id', v_org, true),
    set_config('sillon.personne', '', true);
  return 'accepte';
exception when sqlstate 'TR403' or sqlstate 'TR404' then
  perform set_config('sillon.organisation_id', v_org, true),
    set_config('sillon.personne', '', true);
  return sqlerrm;
end
$$;
select from essai.ouvrir('marie');
select from essai.ouvrir('paul');
select essai.fournir('marie');
select essai.entrer('VOISIN');
create temp table demande as select essai.ouvrir('marie', essai.secret('chez voisin'),
  essai.t()) as id;
select is(utilisateur.lier_identite(essai.appelant('VOISIN', 'marie', '{"sujet": "sujet marie"}'),
    essai.t()), null, 'not accepted, it opens nothing');
select essai.entrer('ESSAI');
select is(pg_temp.accepter(essai.compte('paul'), (select id from demande), 'chez voisin'),
  'rattachement_inconnu', 'somebody else has no such request');
select is(pg_temp.accepter(essai.id('admin ESSAI'), (select id from demande), 'chez voisin'),
  'rattachement_inconnu', 'nor an account of no registered person');
select is(pg_temp.accepter(essai.compte('marie'), essai.id('nulle'), 'chez voisin'),
  'rattachement_inconnu', 'nor is there one of another id');
select is(pg_temp.accepter(essai.compte('marie'), (select id from demande), 'marie'),
  'code_rattachement_invalide',
  'whoever created the identity knows its first password, not the secret');
select is(pg_temp.accepter(essai.compte('marie'), (select id from demande), 'chez voisin',
    essai.t(7)), 'code_rattachement_invalide', 'a week later it is expired');
select is(pg_temp.accepter(essai.compte('marie'), (select id from demande), 'chez voisin',
    essai.t(7) - interval '1 ms'), 'accepte', 'a moment before it is not');
select is(pg_temp.accepter(essai.compte('marie'), (select id from demande), 'chez voisin'),
  'rattachement_inconnu', 'accepted once');
select is(essai.fournir('marie'), 'mot_de_passe, sessions, ajouter VOISIN',
  'the new password and the end of the sessions come before the new code');
select is((select jsonb_agg(e.action) from journal.evenement e where e.action like 'personne%'),
  null, 'the organization that created the identity is told nothing');

select essai.entrer('VOISIN');
select is((select u.actif_pendant from utilisateur.utilisateur u where u.identifiant = 'marie'),
  tstzmultirange(tstzrange(essai.t(7) - interval '1 ms', null)), 'open from the acceptance on');
select is(utilisateur.lier_identite(essai.appelant('VOISIN', 'marie', '{"sujet": "sujet marie"}'),
    essai.t()), (select id from demande), 'to that subject');
select is(utilisateur.lier_identite(essai.appelant('VOISIN', 'marie', '{"sujet": "autre"}'),
    essai.t()), null, 'and to no other');
select is((select count(*) from journal.evenement e where e.action = 'personne.accepter'),
  1::bigint, 'journalled where it opens');
select is((utilisateur.presenter((select id from demande), essai.t())::jsonb) ->> 'identite_geree',
  'false', 'as an identity from elsewhere');
select throws_ok(format($$ select utilisateur.reinitialiser_mot_de_passe(%L, '{}', essai.t()) $$,
    (select id from demande)), 'TR403', 'identite_d_une_autre_organisation',
  'whose password is not reset here');

select * from finish();
rollback;
