-- Spec: matiere#jamais-negatif: a movement with both sides in its own row touches no account with a
-- balance or a genealogy, and is one positive mass between two accounts, in any write.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.ceder(p_de text, p_vers text, p_g bigint, p_produit text)
returns text language plpgsql as $$
begin
  insert into matiere.mouvement (organisation_id, genre, entite, entite_id, date_operation,
    enregistre_le, auteur_id, cession_de_id, cession_vers_id, cession_produit_id,
    cession_g)
  values (core.organisation_id(), 'collecte', 'collecte', essai.id('x'), essai.t(), essai.t(),
    essai.id('agent ESSAI'),
    case when p_de is not null then matiere.compte_de(p_de, essai.id('a')) end,
    case when p_vers is not null then matiere.compte_de(p_vers, essai.id('b')) end,
    essai.produit(p_produit), p_g);
  return 'ecrit';
exception when assert_failure or check_violation then
  return 'refuse';
end
$$;

select is((select array_agg(distinct g.genre || ' ' || pg_temp.ceder(g.genre, 'garde', 5,
    'ANANAS'))
  from unnest('{attendu,lot,client,fournisseur,perte,ajustement,transformation}'::text[])
    as g (genre)),
  '{ajustement refuse,attendu refuse,client refuse,fournisseur refuse,lot refuse,perte refuse,'
  'transformation refuse}', 'out of what has a balance or a genealogy');
select is(pg_temp.ceder('garde', 'lot', 5, 'ANANAS'), 'refuse', 'into a lot');
select is(pg_temp.ceder('producteur', 'garde', 0, 'ANANAS'), 'refuse', 'nothing at all');
select is(pg_temp.ceder('producteur', 'garde', -5, 'ANANAS'), 'refuse', 'less than nothing');
select is(pg_temp.ceder('producteur', null, 5, 'ANANAS'), 'refuse', 'one side alone');
select is(pg_temp.ceder('producteur', null, null, 'ANANAS'), 'refuse', 'an account alone');
select is(pg_temp.ceder('producteur', 'garde', 5, 'ANANAS'), 'ecrit',
  'out of a producer into custody');

select * from finish();
rollback;
