-- Spec: restauration#fichiers: a file that arrived after the restored point is present again, with
-- its last announced properties; a command that waited for it has it.
begin;
set local role metier;
select plan(6);
select essai.preparer();
select essai.annoncer('attend', 'x');
select essai.demander('x', '{"taille_octets": 7}');

create temp table s as select essai.oublier($$
  select essai.demander('x');
  select essai.constater('x', '{}', essai.t(3));
$$) as j;
select is((select count(*) from fichier.fichier), 0::bigint, 'forgotten');
select alike(essai.rejouer(j), '%fichier.fichier rejoue', 'replayed') from s;
select results_eq(
  $$ select f.sha256, f.arrive_le, e.taille_octets, e.clos
     from fichier.fichier f join fichier.envoi e on e.fichier_id = f.id $$,
  $$ values (essai.sha('x'), essai.t(3), 1000::bigint, true) $$, 'as it was found in the store');
select is(restauration.rattacher_fichiers(), 1::bigint, 'one command waited for it');
select is((select p.recue_le from commande.piece_jointe p), essai.t(3), 'and has it');
select alike(essai.rejouer(j), '%fichier.fichier connu', 'once') from s;

select * from finish();
rollback;
