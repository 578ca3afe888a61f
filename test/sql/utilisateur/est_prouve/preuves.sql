-- Spec: identites-et-droits#preuve: an account is proven by a code mailed to an address that no
-- other account uses, or by an external issuer; older accounts count as proven; a reset by another
-- account ends the proof.
begin;
set local role metier;
select plan(12);
select essai.preparer();

create function pg_temp.confirmer(p_identifiant text, p_courriel text) returns boolean
language plpgsql as $$
declare
  v_id uuid := essai.compte(p_identifiant);
begin
  perform relance.demander_courriel(p_courriel, v_id, essai.t());
  perform relance.confirmer_courriel((regexp_match(
    relance.ecrire_code(v_id, essai.t()) ->> 'texte', '[2-9A-HJ-NP-Z]{10}'))[1], v_id, essai.t());
  return utilisateur.est_prouve(v_id);
end
$$;
select essai.ouvrir(n) from unnest('{awa,binta,chef}'::text[]) as n;
select ok(not utilisateur.est_prouve(essai.compte('awa')), 'a new account is not');
select ok(pg_temp.confirmer('awa', 'awa@exemple.org'), 'its holder took a mailed code');
select ok(not pg_temp.confirmer('binta', 'Awa@Exemple.org'), 'an address that another uses');
select ok(not utilisateur.est_prouve(essai.compte('awa')),
  'proves neither: one holder answers for both');
select relance.retirer_courriel(essai.compte('binta'), essai.t());
select ok(utilisateur.est_prouve(essai.compte('awa')), 'until the other gives it up');
select ok(pg_temp.confirmer('binta', 'binta@exemple.org'), 'an address of their own');

select personne.prouver_par_emetteur('{"emetteur_tiers": false}', essai.compte('chef'),
  essai.t());
select ok(not utilisateur.est_prouve(essai.compte('chef')),
  'an issuer whose credentials this service makes');
select personne.prouver_par_emetteur('{"emetteur_tiers": true}', essai.compte('chef'),
  essai.t());
select ok(utilisateur.est_prouve(essai.compte('chef')), 'an issuer elsewhere');

select set_config('sillon.utilisateur_id', essai.compte('awa')::text, true);
select utilisateur.reinitialiser_mot_de_passe(essai.compte('awa'), essai.secret('n'), essai.t());
select ok(utilisateur.est_prouve(essai.compte('awa')), 'a reset of one''s own ends nothing');
select utilisateur.reinitialiser_mot_de_passe(essai.compte('chef'), essai.secret('n'), essai.t());
select ok(not utilisateur.est_prouve(essai.compte('chef')), 'one by another does');

update utilisateur.utilisateur u set d_avant = true where u.identifiant = 'admin';
select ok(utilisateur.est_prouve(essai.compte('admin')), 'an account of before');
insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le, auteur_id)
values (core.organisation_id(), essai.compte('admin'), 'reinitialisation', essai.t(),
        essai.compte('awa'));
select ok(not utilisateur.est_prouve(essai.compte('admin')), 'until another resets it');

select * from finish();
rollback;
