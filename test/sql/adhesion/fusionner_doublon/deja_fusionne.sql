-- Spec: file-de-controle#fusion: if a record was merged after its control was opened, the record
-- into which it was merged is merged; two ids of one record stay one record.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.piece(p_numero text) returns jsonb language sql immutable as $$
  select jsonb_build_object('piece_identite',
    jsonb_build_object('type', 'cni', 'numero', p_numero, 'pays', 'BJ'))
$$;
create function pg_temp.canonique() returns text language sql stable as $$
  select string_agg(format('%s→%s', p.nom, g.nom), ' ' order by p.nom) from producteur.producteur p
    join producteur.producteur g on g.id = p.fusionne_dans
$$;
select from essai.faire('producteur.enregistrer', 'A', pg_temp.piece('1'));
select from essai.faire('producteur.enregistrer', 'Z', pg_temp.piece('2'));
select from essai.faire('producteur.enregistrer', 'B', pg_temp.piece('1'));
select from essai.faire('producteur.modifier', 'B change',
  jsonb_build_object('producteur_id', essai.id('B'), 'champs', pg_temp.piece('2')));
select from essai.faire('parcelle.enregistrer', 'champ de B',
  jsonb_build_object('producteur_id', essai.id('B')));

select is(essai.lever('rsci ESSAI', 'B', 'doublon_identite', 'fusion'), 'leve', 'B is A');
select is((select k.entite_id from controle.controle k
    where k.commande_id = essai.id('commande B change') and k.motif = 'doublon_identite'),
  essai.id('A'),
  'the other control of B is about A now, and keeps its effect');
select is(essai.lever('rsci ESSAI', 'B change', 'doublon_identite', 'fusion'), 'leve',
  'and B is Z');
select is(pg_temp.canonique(), 'A→Z B→Z', 'all three are Z');
select is((select p.producteur_id from parcelle.parcelle p where p.id = essai.id('champ de B')),
  essai.id('Z'), 'who has the plot');

select from essai.faire('producteur.enregistrer', 'P', pg_temp.piece('7'));
select from essai.faire('producteur.enregistrer', 'Q', pg_temp.piece('7'));
select from essai.faire('producteur.modifier', 'P change',
  jsonb_build_object('producteur_id', essai.id('P'), 'version_base', 9, 'champs',
    pg_temp.piece('7-')));
select is(essai.lever('rsci ESSAI', 'Q', 'doublon_identite', 'fusion'), 'leve', 'Q is P');
select is(essai.lever('rsci ESSAI', 'P change', 'doublon_identite', 'fusion'), 'leve',
  'and P is Q, says the other control');
select is(pg_temp.canonique(), 'A→Z B→Z Q→P', 'they are one already');

select * from finish();
rollback;
