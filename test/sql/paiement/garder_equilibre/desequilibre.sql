-- Spec: paiements#livre: the database refuses entries that do not sum to zero per movement and
-- currency.
begin;
set local role metier;
select plan(5);
select essai.preparer();

insert into paiement.mouvement (organisation_id, id, genre, entite, entite_id, date_operation,
  enregistre_le, auteur_id)
select core.organisation_id(), essai.id(m), 'du', 'creance', essai.id('x'), essai.t(), essai.t(),
       essai.id('agent ESSAI') from unnest('{m,n}'::text[]) as m;
create function pg_temp.ecrire(variadic p_ecritures text[]) returns text language plpgsql as $$
begin
  insert into paiement.ecriture (organisation_id, mouvement_id, rang, compte_id, devise, montant)
  select core.organisation_id(), essai.id(split_part(e, ' ', 1)), r,
         paiement.compte_de(split_part(e, ' ', 2), null), split_part(e, ' ', 3),
         split_part(e, ' ', 4)::bigint
  from unnest(p_ecritures) with ordinality as u (e, r);
  return 'ecrit';
exception when assert_failure then
  return 'refuse';
end
$$;

select is(pg_temp.ecrire('m achat XOF 5'), 'refuse', 'one entry alone');
select is(pg_temp.ecrire('m achat XOF 5', 'm prime XOF -4'), 'refuse', 'a franc too many');
select is(pg_temp.ecrire('m achat XOF 5', 'm prime EUR -5'), 'refuse', 'two currencies');
select is(pg_temp.ecrire('m achat XOF 5', 'n prime XOF -5'), 'refuse', 'two movements');
select is(pg_temp.ecrire('m achat XOF 5', 'm prime XOF -3', 'm especes XOF -2'), 'ecrit',
  'three entries that sum to zero');

select * from finish();
rollback;
