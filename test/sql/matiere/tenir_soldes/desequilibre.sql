-- Spec: matiere#equilibre: the database refuses entries that do not sum to zero per movement and
-- product.
begin;
set local role metier;
select plan(7);
select essai.preparer();

insert into matiere.mouvement (organisation_id, id, genre, entite, entite_id, date_operation,
  enregistre_le, auteur_id)
values (core.organisation_id(), essai.id('m'), 'collecte', 'collecte', essai.id('x'), essai.t(),
  essai.t(), essai.id('agent ESSAI')),
       (core.organisation_id(), essai.id('n'), 'collecte', 'collecte', essai.id('x'), essai.t(),
         essai.t(), essai.id('agent ESSAI'));
create function pg_temp.ecrire(variadic p_ecritures text[]) returns text language plpgsql as $$
begin
  insert into matiere.ecriture (organisation_id, mouvement_id, rang, compte_id, produit_id,
    quantite_g)
  select core.organisation_id(), essai.id(split_part(e, ' ', 1)), r,
  matiere.compte_de('garde', essai.id(split_part(e, ' ', 2))),
         essai.produit(split_part(e, ' ', 3)), split_part(e, ' ', 4)::bigint
  from unnest(p_ecritures) with ordinality as u (e, r);
  return 'ecrit';
exception when assert_failure then
  return 'refuse';
end
$$;

select is(pg_temp.ecrire('m a ANANAS 5'), 'refuse', 'one entry alone');
select is(pg_temp.ecrire('m a ANANAS 5', 'm b ANANAS -4'), 'refuse', 'a gram too many');
select is(pg_temp.ecrire('m a ANANAS 5', 'm b JUS -5'), 'refuse', 'two products');
select is(pg_temp.ecrire('m a ANANAS 5', 'n b ANANAS -5'), 'refuse', 'two movements');
select is(pg_temp.ecrire('m a ANANAS 5', 'm b rien -5'), 'refuse',
  'a known product against an unknown one');
select is((select count(*) from matiere.toute_ecriture), 0::bigint, 'nothing of it stays');
select is(pg_temp.ecrire('m a ANANAS 5', 'm b ANANAS -3', 'm c ANANAS -2'), 'ecrit',
  'three entries that sum to zero');

select * from finish();
rollback;
