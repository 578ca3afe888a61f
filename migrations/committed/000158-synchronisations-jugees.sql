--! Previous: sha1:303452febe5ba7a4e72ba3b2c374bdad0c396489
--! Hash: sha1:dab83270ffb083e257390286c557f67e5d1081b1

-- The bounds of the synchronizations, while others write.
alter table appareil.appareil validate constraint parametre_invalide;
