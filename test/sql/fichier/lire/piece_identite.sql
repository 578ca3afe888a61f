-- Spec: identites-et-droits#piece-identite: three permissions give access to an identity document,
-- and each reading is in the journal.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.lu(p_compte text, p_nom text) returns text language plpgsql as $$
begin
  return coalesce(
    fichier.lire((core.organisation_id(), essai.id(p_compte || ' ESSAI'),
        true)::utilisateur.session,
    essai.id('fichier ' || p_nom), essai.t(1)) ->> 'cle', 'pas arrivé');
exception when sqlstate 'TR403' or sqlstate 'TR404' then
  return sqlerrm;
end
$$;
create function pg_temp.lectures() returns bigint language sql as $$
  select count(*) from journal.evenement j where j.action = 'fichier.lire_piece_identite'
$$;
select utilisateur.creer(essai.id('lecteur ESSAI'), 'lecteur', 'Lecteur', essai.t(-400));
select essai.demander('i', '{"role": "piece_identite"}');
select is(pg_temp.lu('rsci', 'i'), 'pas arrivé', 'before it arrived nothing is read out');
select essai.constater('i');
select matches(pg_temp.lu('rsci', 'i'), essai.sha('i') || '$', 'who resolves controls reads it');
select is(pg_temp.lectures(), 2::bigint, 'each reading is journalled');
select is(pg_temp.lu('lecteur', 'i'), 'droit_manquant', 'who has none of the three does not');
select essai.demander('p');
select essai.constater('p');
select matches(pg_temp.lu('lecteur', 'p'), essai.sha('p') || '$',
  'a photo is read by every reader');
select essai.annoncer('c', 'p', '{"role": "piece_identite"}');
select is(pg_temp.lu('lecteur', 'p'), 'droit_manquant',
  'until a command calls it an identity document');
select is(pg_temp.lectures(), 2::bigint, 'a refused reading is none');
select is(pg_temp.lu('rsci', 'inconnu'), 'fichier_inconnu', 'an unknown file');

select * from finish();
rollback;
