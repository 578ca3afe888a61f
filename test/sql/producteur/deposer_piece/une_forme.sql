-- Spec: types-de-commandes#producteur-enregistrer: the number of a document is stored in one form,
-- in whichever digits and letters a phone sent it.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.piece(p_numero text) returns jsonb language sql as $$
  select jsonb_build_object('piece_identite',
    jsonb_build_object('type', 'cni', 'numero', p_numero, 'pays', 'BJ'))
$$;
create function pg_temp.numero(p_nom text) returns text language sql as $$
  select i.numero from producteur.piece_identite i where i.producteur_id = essai.id(p_nom)
$$;

select is(essai.motifs(essai.faire('producteur.enregistrer', 'Afi', pg_temp.piece('AB–٠١٢'))), null,
  'with a dash and Arabic digits');
select is(pg_temp.numero('Afi'), 'AB-012', 'stored with a hyphen and ASCII digits');
select is(essai.motifs(essai.faire('producteur.enregistrer', 'Bio', pg_temp.piece('ＡＢ０１２'))),
  'doublon_identite', 'in full width: the same document');
select is((select count(*) from commande.commande c where c.type = 'producteur.enregistrer'
    and c.enveloppe::jsonb #>> '{payload,piece_identite,numero}' in ('AB–٠١٢', 'ＡＢ０１２')), 2::bigint,
  'the commands keep what the phone signed');
select is(essai.motifs(essai.faire('producteur.modifier', 'Afi changé', jsonb_build_object(
    'producteur_id', essai.id('Afi'), 'version_base', 1, 'champs', pg_temp.piece('AB–٠١٢')))), null,
  'said again as the phone has it');

select * from finish();
rollback;
