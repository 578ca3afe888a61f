-- Spec: fichiers#envoi: `fichiers.taille_max_ko` is the largest size of a file of each role.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is(essai.demander('x', '{"taille_octets": 10485760}') ->> 'refus', null,
  'a photo of ten mebibytes');
select is(essai.demander('x', '{"taille_octets": 10485761}') ->> 'refus', '413 fichier_trop_grand',
  'one byte more');
select is(essai.demander('s', '{"taille_octets": 1048577, "role": "signature"}') ->> 'refus',
  '413 fichier_trop_grand', 'a signature is smaller');
insert into reglage.reglage
values (core.organisation_id(), 'fichiers.taille_max_ko', 1, '{"photo": 2}', essai.t(1), null);
select is(essai.demander('x', '{"taille_octets": 2049}', essai.t(1)) ->> 'refus',
  '413 fichier_trop_grand', 'the organization''s own size');
select is(essai.demander('x', '{"taille_octets": 2048}', essai.t(1)) ->> 'refus', null,
  'to the byte');
select is(essai.demander('s', '{"taille_octets": 1048576, "role": "signature"}',
    essai.t(1)) ->> 'refus', null, 'a role that it leaves out keeps its default');

select * from finish();
rollback;
