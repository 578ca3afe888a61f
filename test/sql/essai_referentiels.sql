-- Fixtures of a second referential with fewer states for the same goods than the first.

create function essai.lot_tenu(p_nom text, p_etats jsonb default '{"NOP": "TR"}',
  p_quantite_g bigint default 1000) returns uuid
language plpgsql as $$
declare
  v_id uuid := essai.lot(p_nom, p_quantite_g, 'validé', coalesce(p_etats ->> 'AB', 'AB'));
begin
  perform essai.referentiel_nop();
  perform lot.qualifier(v_id, p_etats - 'AB', 'apports', null, essai.id('rsci ' || essai.code()),
    essai.t());
  perform essai.collecter('de trop ' || p_nom, essai.kg(2000000));
  insert into matiere.filiation (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre,
    vers_id, quantite_g)
  select f.organisation_id, f.mouvement_id, 99, 'collecte', essai.id('de trop ' || p_nom), 'lot',
  v_id, 1
  from matiere.filiation f where f.vers_id = v_id;
  return v_id;
end
$$;
comment on function essai.lot_tenu(text, jsonb, bigint) is
  'A validated lot with these states, AB if they do not say it, made of a collection that crossed '
  'its producer''s ceiling, which is one of AB.';
