-- Spec: taches#fournisseur: the pending changes of an identity are made step by step, in order.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.etape(p_emetteur text default 'https://identite.essai') returns jsonb
language sql as $$
  select personne.etape('marie', p_emetteur)::jsonb
$$;
select is(pg_temp.etape(), null, 'nothing is due of somebody unknown');
select from essai.ouvrir('marie');
select is(pg_temp.etape(), jsonb_build_object('acte', 'creer', 'identifiant', 'marie', 'tentee',
    false, 'nom_affiche', 'Nom de marie',
  'mot_de_passe_hash', essai.secret('marie') -> 'mot_de_passe_hash', 'code', 'ESSAI'),
  'first it is created, with the code of its organization');
select is(essai.fournir('marie'), 'creer', 'then nothing is due');
update personne.personne set mot_de_passe_a_poser = '$argon2id$x', sessions_a_fermer_le = essai.t()
where identifiant = 'marie';
insert into personne.rattachement (organisation_id, utilisateur_id, identifiant, organisation_code,
  organisation_nom, etat, demande_le, fournisseur)
select core.organisation_id(), essai.id(c || ' ESSAI'), 'marie', c, c, 'accepte', essai.t(),
  f from (values ('rsci', 'a_ajouter'), ('agent', 'a_retirer')) as v (c, f);
select is(pg_temp.etape() ->> 'acte', 'retirer', 'what closes comes first');
select is(pg_temp.etape() ->> 'sujet', 'sujet marie', 'about the subject that the provider gave');
select is(pg_temp.etape('https://ailleurs') ->> 'acte', 'retrouver',
  'which another issuer is asked for');
select is(essai.fournir('marie'), 'retirer agent, mot_de_passe, sessions, ajouter rsci',
  'an organization is added last');
select is(pg_temp.etape('https://ailleurs'), null,
  'an issuer is asked for nothing when nothing is due');
update personne.personne set sessions_a_fermer_le = essai.t(1) where identifiant = 'marie';
select from personne.acquitter(pg_temp.etape('https://ailleurs'), 'https://ailleurs',
  '{"sujet": "autre"}', essai.t());
select is(pg_temp.etape('https://ailleurs') ->> 'sujet', 'autre',
  'a new issuer''s subject takes the place of the old one');
select is(pg_temp.etape('https://ailleurs') ->> 'acte', 'sessions', 'and what is due goes on');

select * from finish();
rollback;
